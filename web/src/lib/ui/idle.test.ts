import { expect, it, vi } from 'vitest';
import { afterPaint, whenIdle } from './idle';

it('waits for a frame and then for a task of its own', () => {
  vi.useFakeTimers();
  const order: string[] = [];
  afterPaint(() => order.push('after'));
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersByTime(40);
  expect(order).toEqual(['frame', 'after']);
  vi.useRealTimers();
});

it('does not wait for ever on a page that draws nothing', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const then = vi.fn();
  afterPaint(then);
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('can be called off', () => {
  vi.useFakeTimers();
  const then = vi.fn();
  for (const put of [afterPaint, whenIdle]) put(then)();
  vi.advanceTimersByTime(5000);
  expect(then).not.toHaveBeenCalled();
  vi.useRealTimers();
});
