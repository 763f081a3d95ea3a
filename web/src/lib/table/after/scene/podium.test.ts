// @vitest-environment node
import { expect, it } from 'vitest';
import { ranking } from '../ranking';
import { podiumSteps, showsEverybody } from './podium';

const steps = (winners: readonly number[], ...scores: readonly number[]) =>
  podiumSteps(ranking({ ending: '', winners, scores })).map(({ side, place, ranks, more }) => [
    side,
    place,
    ranks.map(({ seat }) => seat),
    more,
  ]);

it('puts the winner in the middle, the second on the left and the third on the right', () => {
  expect(steps([1], 20, 30, 10, 5)).toEqual([
    ['left', 2, [0], 0],
    ['middle', 1, [1], 0],
    ['right', 3, [2], 0],
  ]);
});

it('lets two winners stand side by side in the middle, between those who came next', () => {
  expect(steps([0, 2], 30, 10, 30, 5)).toEqual([
    ['left', 3, [1], 0],
    ['middle', 1, [0, 2], 0],
    ['right', 4, [3], 0],
  ]);
});

it('gives the whole podium to three winners or more', () => {
  expect(steps([0, 1, 2], 30, 30, 30, 5)).toEqual([['middle', 1, [0, 1, 2], 0]]);
  expect(steps([0, 1, 2, 3, 4], 9, 9, 9, 9, 9)).toEqual([['middle', 1, [0, 1, 2, 3], 1]]);
});

it('puts equal runners-up on both sides and counts those for whom there is no room', () => {
  expect(steps([0], 30, 0, 0, 0, 0, 0, 0)).toEqual([
    ['left', 2, [1, 2], 1],
    ['middle', 1, [0], 0],
    ['right', 2, [4, 5], 1],
  ]);
});

it('leaves out a step that nobody takes', () => {
  expect(steps([0], 30, 0)).toEqual([
    ['left', 2, [1], 0],
    ['middle', 1, [0], 0],
  ]);
});

it('knows whether everybody stands on it', () => {
  const shown = (...scores: readonly number[]) =>
    showsEverybody(ranking({ ending: '', winners: [0], scores }));
  expect([shown(9, 5, 3), shown(9, 0, 0, 0, 0), shown(9, 5, 3, 1), shown(9, 0, 0, 0, 0, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
