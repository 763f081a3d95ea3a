import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from './press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressable() {
  const node = document.createElement('button');
  const [pressed, clicked] = [vi.fn(), vi.fn()];
  const release = longPress(pressed)(node);
  node.addEventListener('click', clicked);
  return { node, pressed, clicked, release };
}

it('tells a long press from a tap', () => {
  const { node, pressed, clicked } = pressable();
  node.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(200);
  node.dispatchEvent(new Event('pointerup'));
  node.click();
  vi.advanceTimersByTime(1000);
  expect([pressed.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 1]);
  node.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(500);
  node.dispatchEvent(new Event('pointerup'));
  node.click();
  expect([pressed.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
});

it('listens no longer once it is gone', () => {
  const { node, pressed, release } = pressable();
  if (typeof release === 'function') release();
  node.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
});
