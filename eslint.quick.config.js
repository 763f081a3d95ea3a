// The part of eslint.config.js that ./test has time for. oxlint checks the .ts files, with types (oxlint.config.js). In
// .svelte files TypeScript would work out the types of everything they import again, so there the rules without
// types must do: svelte-check finds wrong types, and the soak runs all rules.
import ts from 'typescript-eslint';
import everything from './eslint.config.js';

export default [
  {
    ignores: [
      'packages/*/src/**/*.ts',
      'web/src/**/!(*.svelte).ts',
      'src/huetable/games/*/ui/**/!(*.svelte).ts',
      'examples/*/src/*/ui/**/!(*.svelte).ts',
    ],
  },
  ...everything,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: ts.configs.disableTypeChecked.rules,
    languageOptions: { parserOptions: { projectService: false } },
  },
];
