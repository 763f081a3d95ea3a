import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import ours from './web/eslint-loose-texts.js';

const typed = {
  projectService: true,
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: ['.svelte'],
};

export default defineConfig(
  globalIgnores([
    '.venv/',
    '.svelte-check/',
    'dist/',
    'data/',
    'src/huetable/server/docs_site/',
    'src/huetable/server/static/',
    'examples/*/src/*/screens/',
    'packages/*/dist/',
    // Its types are made with a project.
    'src/huetable/games/_package/',
  ]),
  js.configs.recommended,
  {
    files: [
      'packages/*/src/**/*.ts',
      'web/src/**/*.{ts,svelte}',
      'src/huetable/games/*/ui/**/*.{ts,svelte}',
      'examples/*/src/*/ui/**/*.{ts,svelte}',
    ],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    // Keyframe is a type of the DOM that the list of globals lacks; vite.config.ts puts in the version.
    languageOptions: {
      globals: { ...globals.browser, Keyframe: 'readonly', HUETABLE_VERSION: 'readonly' },
      parserOptions: typed,
    },
    rules: {
      // A number in a sentence is what a score is.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onclick={() => send(move)}` is how Svelte reads best.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/require-each-key': 'error',
      // Markup made of strings is how a player's name becomes a script.
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
      // `let { value = $bindable() } = $props()` needs let for all of them.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // Links go through our own small router, not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,svelte}', 'src/huetable/games/*/ui/**/*.{ts,svelte}'],
    // Tests and examples may say anything; drawings carry names and a few letters as a part of the picture.
    ignores: ['**/*.test.ts', '**/sample.ts', '**/ui/Box.svelte'],
    plugins: { ours },
    rules: { 'ours/loose-texts': 'error' },
  },
  {
    files: ['*.config.{js,ts}', 'examples/*/*.config.js', 'web/*.{js,ts}', '{bench,tools}/**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
  {
    files: ['*.config.ts', 'web/*.ts'],
    extends: [ts.configs.strict],
  },
);
