// @vitest-environment node
import { expect, it } from 'vitest';
import { view, watch } from '../sample';
import { isSafe, nextSeat, seatsInPlay } from './seats';

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

it('knows when nobody plays', () => {
  expect([
    seatsInPlay(view),
    seatsInPlay({ ...view, phase: 'round_over' }),
    seatsInPlay({ ...view, phase: 'over' }),
  ]).toEqual([true, false, false]);
});
