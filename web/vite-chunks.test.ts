import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunks, idleModules, isPartOf } from './vite-chunks';

/** Who imports what; what stands behind `on demand` is loaded by a call of import(). */
const IMPORTERS: Record<string, readonly string[]> = {
  'web/src/routes/Table.svelte': [],
  'web/src/lib/bar.ts': ['web/src/routes/Table.svelte'],
  'web/src/lib/ending.ts': [],
  'src/huetable/games/chess/ui/Board.svelte': [],
  'src/huetable/games/chess/ui/Piece.svelte': ['src/huetable/games/chess/ui/Board.svelte'],
  'web/src/lib/track.ts': ['src/huetable/games/chess/ui/Piece.svelte'],
  'src/huetable/games/chess/ui/Box.svelte': [],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) as never,
};

const chunkOf = (id: string): string | null =>
  chunks
    // What the page starts with is known to the bundler alone.
    .filter(({ tags }) => !tags)
    .map(({ name }) => (typeof name === 'function' ? name(id, graph) : null))
    .find((name) => typeof name === 'string') ?? null;

it('sends a table, the screens of a game and what games share in one file each', () => {
  expect(chunkOf('web/src/lib/bar.ts')).toBe('table');
  expect(chunkOf('src/huetable/games/chess/ui/Piece.svelte')).toBe('chess');
  expect(chunkOf('web/src/lib/track.ts')).toBe('screens');
  expect(chunkOf('src/huetable/games/chess/ui/Box.svelte')).toBe('box-chess');
});

it('leaves what is loaded on demand in files of its own', () => {
  expect(chunkOf('web/src/lib/ending.ts')).toBeNull();
});

it('finds no end in modules that import each other', () => {
  const circle = { getModuleInfo: (id: string) => ({ importers: [id === 'a' ? 'b' : 'a'] }) as never };
  expect(isPartOf(/c/, 'a', circle)).toBe(false);
});

it('still finds the parts of Svelte that the home page does without', () => {
  const parts = ['transitions', 'bindings/size', 'custom-element'].map((name) => `dom/elements/${name}`);
  const svelte = [
    'reactivity/map',
    'reactivity/set',
    ...[...parts, 'dom/blocks/svelte-element'].map((name) => `internal/client/${name}`),
  ].map((name) => `node_modules/svelte/src/${name}.js`);
  expect(svelte.filter((file) => !existsSync(file))).toEqual([]);
  expect(svelte.filter((file) => !idleModules.some(({ test }) => test.test(file)))).toEqual([]);
});
