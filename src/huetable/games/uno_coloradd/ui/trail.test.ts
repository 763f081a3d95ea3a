// @vitest-environment node
import { expect, it } from 'vitest';
import { match, result } from './sample';
import { gains, remember } from './trail';

const after = (round: number, scores: readonly number[], scored: readonly number[]) => ({
  ...match,
  round,
  scores,
  result: { ...result, round, scored },
});

it('starts with nothing', () => {
  expect(remember([], { ...match, scores: [0, 0] })).toEqual([{ round: 0, scores: [0, 0] }]);
});

it('keeps every round it has seen', () => {
  let trail = remember([], { ...match, scores: [0, 0] });
  trail = remember(trail, after(1, [30, 0], [30, 0]));
  trail = remember(trail, after(2, [30, 12], [0, 12]));
  trail = remember(trail, after(2, [30, 12], [0, 12]));
  expect(trail.map(({ round }) => round)).toEqual([0, 1, 2]);
  expect([gains(trail, 0), gains(trail, 1)]).toEqual([
    [30, 0],
    [0, 12],
  ]);
});

it('knows the last step also when it came late', () => {
  const trail = remember([], after(5, [90, 40], [0, 25]));
  expect(trail.map(({ round }) => round)).toEqual([0, 4, 5]);
  expect([gains(trail, 0), gains(trail, 1)]).toEqual([
    [90, 0],
    [15, 25],
  ]);
});
