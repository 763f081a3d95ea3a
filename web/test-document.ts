import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// The files that have a document share it, its globals and all modules, in any order: none may leave anything there.
afterAll(() => {
  vi.unstubAllGlobals();
  // What has imported a mocked module would keep the mock.
  if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(')) vi.resetModules();
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
});

// Not in jsdom yet; sheets are tested in a browser.
if ('document' in globalThis) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  // A busy machine may take longer than the second that is usual.
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: 10_000 });
}
