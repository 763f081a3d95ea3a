import { afterEach, expect, it, vi } from 'vitest';
import { scrollPageTo } from './page-scrolling';

afterEach(() => vi.unstubAllGlobals());

it('scrolls at once for a player who wants no motion, and not at all where it stands already', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrollPageTo(0);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollPageTo(40);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' });
});
