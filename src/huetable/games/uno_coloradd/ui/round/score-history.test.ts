// @vitest-environment node
import { expect, it } from 'vitest';
import { match, result } from '../sample';
import { gainsPerRound, extendHistory } from './score-history';

const after = (round: number, scores: readonly number[], scored: readonly number[]) => ({
  ...match,
  round,
  scores,
  result: { ...result, round, scored },
});

it('starts with nothing', () => {
  expect(extendHistory([], { ...match, scores: [0, 0] })).toEqual([{ round: 0, scores: [0, 0] }]);
});

it('keeps every round it has seen', () => {
  let history = extendHistory([], { ...match, scores: [0, 0] });
  history = extendHistory(history, after(1, [30, 0], [30, 0]));
  history = extendHistory(history, after(2, [30, 12], [0, 12]));
  history = extendHistory(history, after(2, [30, 12], [0, 12]));
  expect(history.map(({ round }) => round)).toEqual([0, 1, 2]);
  expect([gainsPerRound(history, 0), gainsPerRound(history, 1)]).toEqual([
    [30, 0],
    [0, 12],
  ]);
});

it('knows the last step also when it came late', () => {
  const history = extendHistory([], after(5, [90, 40], [0, 25]));
  expect(history.map(({ round }) => round)).toEqual([0, 4, 5]);
  expect([gainsPerRound(history, 0), gainsPerRound(history, 1)]).toEqual([
    [90, 0],
    [15, 25],
  ]);
});
