import { afterEach, expect, test, vi } from 'vitest';
import { whenNearViewport } from './near-viewport';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

afterEach(() => vi.unstubAllGlobals());

test('without an observer it arrives at once', () => {
  const arrive = vi.fn();
  whenNearViewport(document.createElement('div'), arrive);
  expect(arrive).toHaveBeenCalledOnce();
});

test('it arrives when it is seen, and once', () => {
  let seen: Seen = () => undefined;
  const disconnect = vi.fn();
  class Observer {
    constructor(tell: Seen) {
      seen = tell;
    }
    observe = vi.fn();
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const arrive = vi.fn();
  const kept = whenNearViewport(document.createElement('div'), arrive);
  seen([{ isIntersecting: false }]);
  expect(arrive).not.toHaveBeenCalled();
  seen([{ isIntersecting: true }]);
  expect(arrive).toHaveBeenCalledOnce();
  kept?.destroy();
  expect(disconnect).toHaveBeenCalledTimes(2);
});
