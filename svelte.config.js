import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Every component of ours speaks runes; components of packages say so themselves.
  compilerOptions: { runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true) },
};
