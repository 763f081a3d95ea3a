// The rules of eslint.config.js for .ts files. Most of them need types, and oxlint has TypeScript in Go: seconds
// instead of a minute. What oxlint can't read is in eslint.quick.config.js.
import { ESLint } from 'eslint';
import { defineConfig } from 'oxlint';

const eslint = new ESLint({ cwd: import.meta.dirname });

/** No module can have octal numbers, and ESLint alone knows the other rule, in the soak. */
const MISSING = ['no-octal', '@typescript-eslint/no-unsafe-enum-assignment'];

/** The rules of ESLint for a file, in oxlint's words. */
async function rulesFor(file) {
  const { rules } = await eslint.calculateConfigForFile(file);
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name, [severity]]) => severity !== 0 && !MISSING.includes(name))
      .map(([name, [, ...options]]) => [
        name.replace('@typescript-eslint/', 'typescript/'),
        // ESLint fills in an option of this rule that oxlint doesn't know.
        name === 'preserve-caught-error' ? 'error' : ['error', ...options],
      ]),
  );
}

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [{ name: 'ours', specifier: './web/eslint-loose-texts.js' }],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: ['**/*.svelte'],
  rules: await rulesFor('web/src/main.ts'),
  overrides: [
    // Tests and examples may say anything, as in eslint.config.js, and the client speaks to no player.
    { files: ['**/*.test.ts', '**/sample.ts', 'packages/**'], rules: { 'ours/loose-texts': 'off' } },
  ],
});
