import { afterAll } from 'vitest';

// The files that have a document share it, in any order: none may leave anything in it.
afterAll(() => {
  if ('document' in globalThis) document.body.replaceChildren();
});
