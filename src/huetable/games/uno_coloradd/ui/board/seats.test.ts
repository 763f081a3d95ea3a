// @vitest-environment node
import { expect, it } from 'vitest';
import { view, watch } from '../sample';
import { seatsAround, arcPoint, seatsInPlay, isSafe, nextSeat } from './seats';

it('seats the others from my left to my right', () => {
  expect(seatsAround(4, 0)).toEqual([1, 2, 3]);
  expect(seatsAround(4, 2)).toEqual([3, 0, 1]);
  expect(seatsAround(3, null)).toEqual([0, 1, 2]);
});

it('knows who comes next, either way round', () => {
  expect([nextSeat(view), nextSeat({ ...view, direction: -1 })]).toEqual([1, 3]);
});

it('knows who has called', () => {
  const late = {
    ...view,
    watch: { ...watch, last_cards: [1, 2], exposed: [{ seat: 2, grace: 1, undecided: true }] },
  };
  expect([1, 2, 3].map((seat) => isSafe(late, seat))).toEqual([true, false, false]);
});

it('bends the arc evenly and knows when nobody plays', () => {
  expect(arcPoint(0.5)).toEqual({ y: 0, angle: 0 });
  expect(arcPoint(0).y).toBe(arcPoint(1).y);
  expect([
    seatsInPlay(view),
    seatsInPlay({ ...view, phase: 'round_over' }),
    seatsInPlay({ ...view, phase: 'over' }),
  ]).toEqual([true, false, false]);
});
