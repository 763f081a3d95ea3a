import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookCloser } from './look-closer';

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<main><div class="ring"><ul><li id="mine"></li><li id="first"><button data-pick="1"></button></li></ul></div></main>';
  for (const each of document.querySelectorAll('.ring, li'))
    each.scrollIntoView = () => void scrolled(each.id || each.className);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
  // The files of tests share one document.
  document.body.replaceChildren();
});

it('leads to the first work that may be voted for', () => {
  lookCloser(true);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('first');
});

it('leads to the board where there is nothing to vote for', () => {
  lookCloser(false);
  document.querySelector('[data-pick]')?.remove();
  lookCloser(true);
  expect(scrolled.mock.calls).toEqual([['ring'], ['ring']]);
});
