import { expect, it } from 'vitest';
import { over, rest } from './flight';

it('lays a box over another, in its size', () => {
  const [large, small] = [new DOMRect(700, 30, 500, 600), new DOMRect(780, 220, 100, 120)];
  expect(over(large, small)).toBe('translate(-120px, -50px) scale(0.2)');
});

it('rests no longer than somebody watches', async () => {
  const watching = new AbortController();
  const rested = rest(1_000_000, watching.signal);
  watching.abort();
  await expect(rested).resolves.toBeUndefined();
});
