// @vitest-environment node
import { expect, it } from 'vitest';
import { packageOf } from './vite-licences';

it.each([
  ['/project/node_modules/three/build/three.module.js', 'three'],
  ['/project/node_modules/@noble/hashes/sha2.js', '@noble/hashes'],
  ['/project/node_modules/a/node_modules/b/index.js', 'b'],
  ['\0/project/node_modules/svelte/src/index.js?v=1', 'svelte'],
  ['/project/web/src/main.ts', null],
])('knows the package of %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});
