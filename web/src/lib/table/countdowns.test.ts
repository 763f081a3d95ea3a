// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdowns, face, foremost } from './countdowns.svelte';

const clock = (name: string, seat: number | null, ends_in: number) => ({ name, seat, ends_in, total: 20_000, settles: false });

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

  it('begin anew with each position', () => {
    const countdowns = new Countdowns();
    countdowns.set([clock('pour/1', null, 5000)]);
    countdowns.set([clock('name/1', null, 9000), clock('seat 1', 1, 3000)]);
    expect(left(countdowns)).toEqual([9000, 3000]);
    countdowns.set([]);
    expect(left(countdowns)).toEqual([]);
  });
});

it('shows my own clock first, then the game’s, then anybody’s', () => {
  const clocks = [
    { name: 'seat 2', seat: 2, left: 1, total: 1 },
    { name: 'pour', seat: null, left: 2, total: 2 },
    { name: 'seat 0', seat: 0, left: 3, total: 3 },
  ];
  expect(foremost(clocks, 0)?.name).toBe('seat 0');
  expect(foremost(clocks, 1)?.name).toBe('pour');
  expect(foremost(clocks.slice(0, 1), null)?.name).toBe('seat 2');
  expect(foremost([], 0)).toBeNull();
});

it('counts the second that has begun', () => {
  expect([83_400, 60_000, 999, 1, 0].map(face)).toEqual(['1:24', '1:00', '0:01', '0:01', '0:00']);
});
