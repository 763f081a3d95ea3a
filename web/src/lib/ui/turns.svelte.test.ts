import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns } from './turns.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes one turn after another, each when the one before was drawn, and then no more', () => {
  let turns: Turns | undefined;
  const end = $effect.root(() => {
    turns = new Turns(2);
  });
  const seen = [0, 1, 2, 3].map(() => {
    flushSync();
    const now = [turns?.taken, turns?.busy];
    vi.advanceTimersByTime(40);
    return now;
  });
  end();
  expect(seen).toEqual([
    [0, true],
    [1, true],
    [2, false],
    [2, false],
  ]);
});
