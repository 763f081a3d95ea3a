import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edgeHeight, isTyping, scrollPageTo, whileUntouched } from './page-scrolling';

let resize: () => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  class Observer {
    constructor(tell: () => void) {
      resize = tell;
    }
    observe = vi.fn();
    disconnect = disconnect;
  }
  disconnect.mockClear();
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML = '<main><p data-guide>Tip</p><input /><button>Elsewhere</button></main>';
});
afterEach(() => vi.unstubAllGlobals());

const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('follows a part until the player touches the page, but not for a tip that is put away', () => {
  const again = vi.fn();
  whileUntouched([document.querySelector('main')], again);
  resize();
  expect(again).toHaveBeenCalledOnce();
  touch('[data-guide]');
  expect(disconnect).not.toHaveBeenCalled();
  touch('button');
  expect(disconnect).toHaveBeenCalledOnce();
  touch('button');
  expect(disconnect).toHaveBeenCalledOnce();
});

it('knows a player who is typing', () => {
  expect(isTyping()).toBe(false);
  document.querySelector('input')?.focus();
  expect(isTyping()).toBe(true);
});

it('takes the height of the tools from the page', () => {
  document.querySelector('main')?.style.setProperty('--foot', '64px');
  expect(edgeHeight('--foot')).toBe(64);
  expect(edgeHeight('--head')).toBe(0);
});

it('scrolls at once for a player who wants no motion, and not at all where it stands already', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrollPageTo(0);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollPageTo(40);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' });
});
