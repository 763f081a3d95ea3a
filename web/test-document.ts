import { afterAll, vi } from 'vitest';

// The files that have a document share it and its globals, in any order: none may leave anything there.
afterAll(() => {
  vi.unstubAllGlobals();
  if ('document' in globalThis) document.body.replaceChildren();
});
