import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '$lib/table/screens';
import { serverLimit } from '$lib/table/steps/server-limits.test-kit';
import type { Event, View } from '../types';
import { FirstDeal } from './first-deal.svelte';

const playSound = vi.hoisted(() => vi.fn());
vi.mock('$lib/sounds', () => ({ playSound }));

beforeEach(() => {
  vi.useFakeTimers();
  playSound.mockReset();
});
afterEach(() => void vi.useRealTimers());

const began = { type: 'round_began', round: 1 };
const view = (more: object = {}) =>
  ({ news: began, match: { round: 1 }, last_play: null, ...more }) as unknown as View;

/** Runs as it would in a component. */
function deal(told: View, shown: Step<Event> | null, look: (dealt: FirstDeal) => void): void {
  const end = $effect.root(() => {
    const dealt = new FirstDeal(
      () => told,
      () => shown,
    );
    flushSync();
    look(dealt);
  });
  end();
}

it('shows the first deal for as long as the server counts on, with its sound', () => {
  deal(view(), null, (dealt) => {
    expect(dealt.step?.event).toBe(began);
    expect(playSound.mock.calls).toEqual([['deal']]);
    vi.advanceTimersByTime(serverLimit('DEAL') - 1);
    expect(dealt.step).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(dealt.step).toBeNull();
  });
});

it('ends it at a tap', () => {
  deal(view(), null, (dealt) => {
    dealt.end();
    expect([dealt.step, vi.getTimerCount()]).toEqual([null, 0]);
  });
});

it('is silent and still when somebody has played, in a later round, and while a step is told', () => {
  const step = { number: 1, event: began, length: 500 } as unknown as Step<Event>;
  for (const [told, shown] of [
    [view({ last_play: {} }), null],
    [view({ match: { round: 2 } }), null],
    [view(), step],
  ] as const)
    deal(told, shown, (dealt) => expect(dealt.step).toBeNull());
  expect(playSound).not.toHaveBeenCalled();
});
