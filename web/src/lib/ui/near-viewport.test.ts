import { afterEach, expect, test, vi } from 'vitest';
import { whenNearViewport, whileInSight } from './near-viewport';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

afterEach(() => vi.unstubAllGlobals());

test('without an observer it arrives at once', () => {
  const arrive = vi.fn();
  whenNearViewport(document.createElement('div'), arrive);
  expect(arrive).toHaveBeenCalledOnce();
});

let seen: Seen = () => undefined;
const disconnect = vi.fn();

function stubObserver(): void {
  class Observer {
    constructor(tell: Seen) {
      seen = tell;
    }
    observe = vi.fn();
    disconnect = disconnect;
  }
  disconnect.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
}

test('it arrives when it is seen, and once', () => {
  stubObserver();
  const arrive = vi.fn();
  const kept = whenNearViewport(document.createElement('div'), arrive);
  seen([{ isIntersecting: false }]);
  expect(arrive).not.toHaveBeenCalled();
  seen([{ isIntersecting: true }]);
  expect(arrive).toHaveBeenCalledOnce();
  kept?.destroy();
  expect(disconnect).toHaveBeenCalledTimes(2);
});

test('it goes on only while it is in sight', () => {
  stubObserver();
  const leave = vi.fn();
  const enter = vi.fn(() => leave);
  const stop = whileInSight(document.createElement('div'), enter);
  seen([{ isIntersecting: true }]);
  expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  seen([{ isIntersecting: false }]);
  expect(leave).toHaveBeenCalledOnce();
  seen([{ isIntersecting: true }]);
  stop();
  expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([2, 2]);
  expect(disconnect).toHaveBeenCalledOnce();
});
