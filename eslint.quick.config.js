// As eslint.config.js, but in .svelte files without the rules that need types: for each of these files TypeScript
// works out the types of everything it imports again. svelte-check finds wrong types; the soak runs all rules.
import ts from 'typescript-eslint';
import everything from './eslint.config.js';

export default [
  ...everything,
  {
    files: ['**/*.svelte'],
    rules: ts.configs.disableTypeChecked.rules,
    languageOptions: { parserOptions: { projectService: false } },
  },
];
