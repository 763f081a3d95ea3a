import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './web/vite-brotli.ts';
import { chunks, idleModules } from './web/vite-chunks.ts';
import { licences } from './web/vite-licences.ts';
import { messages } from './web/vite-messages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';
const version = /__version__ = "(.+)"/.exec(readFileSync(here('src/huetable/__init__.py'), 'utf8'))?.[1];

export default defineConfig({
  root: here('web'),
  plugins: [
    messages(),
    svelte({ configFile: here('svelte.config.js') }),
    svelteTesting(),
    licences(here('.')),
    brotli(),
  ],
  define: { HUETABLE_VERSION: JSON.stringify(version) },
  resolve: { alias: { $lib: here('web/src/lib'), '@huetable/client': here('packages/client/src/index.ts') } },
  // The games keep their screens next to their rules, outside web/.
  server: { fs: { allow: [here('.')] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  build: {
    outDir: here('src/huetable/server/static'),
    emptyOutDir: true,
    // The page's policy allows files from its own address only, so nothing may end up inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // three.js is one such chunk, and it is loaded only where clay is shaped.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [here('web/index.html'), here('web/offline.html')],
      output: { codeSplitting: { groups: chunks } },
      // A request is a constant, and only those travel that a page sends.
      optimization: { inlineConst: true },
      treeshake: { moduleSideEffects: idleModules },
    },
  },
  test: {
    root: here('.'),
    include: [
      'packages/*/src/**/*.test.ts',
      'web/*.test.ts',
      'web/src/**/*.test.ts',
      'src/huetable/games/*/ui/**/*.test.ts',
    ],
    environment: 'jsdom',
    // A fresh document for every file would cost more than all the tests.
    isolate: false,
    setupFiles: [here('web/test-document.ts')],
    restoreMocks: true,
    // Clay takes seconds on a busy machine; what hangs still ends.
    testTimeout: 30_000,
  },
});
