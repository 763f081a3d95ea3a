// @vitest-environment node
import { expect, it } from 'vitest';
import { ranking } from '../ranking';
import { podiumSteps } from './podium';

const steps = (winners: readonly number[], ...scores: readonly number[]) =>
  podiumSteps(ranking({ ending: '', winners, scores })).map(({ place, ranks, more }) => [
    place,
    ranks.map(({ seat }) => seat),
    more,
  ]);

it('puts the winner in the middle, the second on the left and the third on the right', () => {
  expect(steps([1], 20, 30, 10, 5)).toEqual([
    [2, [0], 0],
    [1, [1], 0],
    [3, [2], 0],
  ]);
});

it('lets equal players share a step and leaves out a step that nobody takes', () => {
  expect(steps([0, 2], 30, 10, 30)).toEqual([
    [1, [0, 2], 0],
    [3, [1], 0],
  ]);
});

it('shows three of many equal players and counts the others', () => {
  expect(steps([0], 30, 0, 0, 0, 0, 0)).toEqual([
    [2, [1, 2, 3], 2],
    [1, [0], 0],
  ]);
});
