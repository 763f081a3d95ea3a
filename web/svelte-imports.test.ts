// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const IMPORT = /(?:from |import |import\()'((?:\.|\$lib)[^']*\.svelte)'/gu;

/** A component, or a module with runes, whose name is written without its `.ts`. */
const isThere = (path: string): boolean => existsSync(path) || existsSync(`${path}.ts`);

function missing(file: string, text: string): string[] {
  const paths = Array.from(text.matchAll(IMPORT), ([, path = '']) =>
    path.replace('$lib', `${root}web/src/lib`),
  );
  return paths.filter((path) => !isThere(resolve(dirname(root + file), path)));
}

it('finds an import of a component that is not there', () => {
  const text = "import A from './App.svelte'; import B from '$lib/No.svelte'; import('./none.svelte');";
  expect(missing('web/src/main.ts', text)).toEqual([`${root}web/src/lib/No.svelte`, './none.svelte']);
});

it('imports only components that are there, which svelte-check does not see with --tsgo', () => {
  const files = globSync('{web/src,src/huetable/games/*/ui}/**/*.{ts,svelte}', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => missing(file, readFileSync(root + file, 'utf-8')))).toEqual([]);
});
