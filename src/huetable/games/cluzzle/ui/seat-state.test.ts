// @vitest-environment node
import { expect, it } from 'vitest';
import { turnsLeft } from './questions/questions';
import { asked, cluzzle, view } from './sample';
import { seatState } from './seat-state';
import type { View } from './types';

it('notes who still sculpts, and who has left the gallery', () => {
  const sculpting: View = { ...view, phase: 'sculpt', cluzzles: [cluzzle({ sealed: true }), cluzzle()] };
  expect([seatState(sculpting, 0), seatState(sculpting, 1)]).toEqual(['ready', 'sculpting']);
  const gallery: View = { ...view, phase: 'gallery', cluzzles: [cluzzle({ content: true }), cluzzle()] };
  expect([seatState(gallery, 0), seatState(gallery, 1)]).toEqual(['left', null]);
  expect(seatState({ ...gallery, phase: 'over' }, 0)).toBeNull();
});

it('counts the questions that each player has left', () => {
  const left = (change: Partial<View>) => [0, 1, 2].map((seat) => turnsLeft({ ...view, ...change }, seat));
  expect(left({ round: 0 })).toEqual([5, 5, 5]);
  expect(left({})).toEqual([5, 5, 5]);
  expect(left({ talk: [asked()] })).toEqual([4, 5, 5]);
  expect(left({ round: 3, first: 2, asker: 1 })).toEqual([2, 3, 2]);
  expect(left({ round: 5, asker: 2, talk: [asked({ round: 5, asker: 2 })] })).toEqual([0, 0, 0]);
  expect(left({ turns_over: true })).toEqual([0, 0, 0]);
});
