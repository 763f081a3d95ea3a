import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const game = 'src/colour_memory';

// One module and one stylesheet, with everything that they need: the page loads nothing from elsewhere.
export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    outDir: `${game}/screens`,
    emptyOutDir: true,
    lib: { entry: `${game}/ui/index.ts`, formats: ['es'], fileName: 'screen', cssFileName: 'screen' },
  },
});
