// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdowns, formatClock, decisionCountdown } from './countdowns.svelte';

const clock = (name: string, seat: number | null, ends_in: number) => ({
  name,
  seat,
  ends_in,
  total: 20_000,
  settles: false,
});

describe('clocks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const left = (countdowns: Countdowns) => countdowns.all.map((each) => each.left);

  it('count down by themselves, and stop at zero', () => {
    const countdowns = new Countdowns();
    countdowns.set([clock('pour/1', null, 5000)]);
    vi.advanceTimersByTime(2000);
    expect(left(countdowns)).toEqual([3000]);
    vi.advanceTimersByTime(9000);
    expect(left(countdowns)).toEqual([0]);
    countdowns.stop();
  });

  it('of slow games do not tick every moment', () => {
    const countdowns = new Countdowns();
    countdowns.set([{ ...clock('seat 0', 0, 86_400_000), total: 86_400_000 }]);
    vi.advanceTimersByTime(10_000);
    expect(left(countdowns)).toEqual([86_400_000]);
    vi.advanceTimersByTime(10_000);
    expect(left(countdowns)).toEqual([86_380_000]);
    countdowns.stop();
  });

  it('stand still while the table is paused, and go on from there', () => {
    const countdowns = new Countdowns();
    countdowns.set([clock('pour/1', null, 5000)]);
    vi.advanceTimersByTime(1000);
    countdowns.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(left(countdowns)).toEqual([4000]);
    countdowns.pause(false);
    vi.advanceTimersByTime(1000);
    expect(left(countdowns)).toEqual([3000]);
    countdowns.stop();
  });

  it('stand at their full time while a move is being shown, and then count down', () => {
    const countdowns = new Countdowns();
    countdowns.set([clock('seat 1', 1, 21_500)]);
    expect(left(countdowns)).toEqual([20_000]);
    vi.advanceTimersByTime(1500);
    expect(left(countdowns)).toEqual([20_000]);
    vi.advanceTimersByTime(2000);
    expect(left(countdowns)).toEqual([18_000]);
    countdowns.stop();
  });

  it('begin anew with each position', () => {
    const countdowns = new Countdowns();
    countdowns.set([clock('pour/1', null, 5000)]);
    countdowns.set([clock('name/1', null, 9000), clock('seat 1', 1, 3000)]);
    expect(left(countdowns)).toEqual([9000, 3000]);
    countdowns.set([]);
    expect(left(countdowns)).toEqual([]);
  });
});

describe('the time to decide', () => {
  const running = (name: string, seat: number | null, settles = false) => ({
    name,
    seat,
    settles,
    left: 1,
    total: 1,
  });
  const mine = running('seat 0', 0);
  const theirs = running('seat 2', 2);
  const count = running('count', null, true);
  const grace = running('grace', null);
  const shown = (
    clocks: Parameters<typeof decisionCountdown>[0],
    seat: number | null,
    ...awaited: number[]
  ) => decisionCountdown(clocks, { seat, awaited })?.name ?? null;

  it('is my own clock, whatever else runs', () => {
    expect(shown([grace, count, theirs, mine], 0, 0, 2)).toBe('seat 0');
  });

  it('is the timer that decides for everybody where I have no clock of my own', () => {
    expect(shown([grace, theirs, count], 0, 0, 2)).toBe('count');
    expect(shown([grace, theirs, count], null, 2)).toBe('count');
  });

  it('is never a timer that decides nothing while somebody is awaited', () => {
    expect(shown([grace], 0, 0)).toBeNull();
    expect(shown([grace], null, 2)).toBeNull();
  });

  it('is the timer that the game waits for where nobody is awaited, such as the time to object', () => {
    expect(shown([grace], 0)).toBe('grace');
    expect(shown([grace], null)).toBe('grace');
  });

  it('is the clock of the player we wait for, for those who are not asked', () => {
    expect(shown([grace, theirs], 0, 2)).toBe('seat 2');
    expect(shown([theirs], null, 2)).toBe('seat 2');
    expect(shown([theirs], null, 1)).toBeNull();
  });

  it('is the last of several clocks, the same for everybody who only waits', () => {
    const longer = { ...running('seat 1', 1), left: 9 };
    expect(shown([theirs, longer], 0, 1, 2)).toBe('seat 1');
    expect(shown([theirs, longer], null, 1, 2)).toBe('seat 1');
    expect(shown([theirs, longer], 2, 1, 2)).toBe('seat 2');
  });

  it('is nothing where a game has no limit and a day only keeps it from waiting for ever', () => {
    expect(shown([{ ...count, total: 24 * 3_600_000 }], 0, 0)).toBeNull();
  });

  it('is nothing where no clock runs', () => {
    expect(decisionCountdown([], null)).toBeNull();
  });
});

it('counts the second that has begun', () => {
  expect([83_400, 60_000, 999, 1, 0].map(formatClock)).toEqual(['1:24', '1:00', '0:01', '0:01', '0:00']);
});
