import { expect, test } from 'vitest';
import type { ReplayStep } from '../../../net/protocol';
import { scoreBounds, scoreChanges, scoreHistory, showsCourse, spreadLabels } from './score-history';

const step = (...scores: number[]): ReplayStep => ({
  seq: 0,
  seat: null,
  move: null,
  view: null,
  events: [],
  scores,
  at: 0,
});
const replay = {
  names: ['Mira', 'Jo'],
  steps: [step(0, 0), step(0, 2), step(0, 2), step(3, 2), step(3, -1)],
};

test('a line holds where a score changes, its start and its end', () => {
  const [mira, jo] = scoreHistory(replay);
  expect(mira?.points).toEqual([
    [0, 0],
    [3, 3],
    [4, 3],
  ]);
  expect(jo?.points).toEqual([
    [0, 0],
    [1, 2],
    [4, -1],
  ]);
  expect([mira?.score, jo?.score]).toEqual([3, -1]);
  expect(scoreBounds(scoreHistory(replay))).toEqual([-1, 3]);
});

test('labels keep their order and their distance, and stay inside', () => {
  expect(spreadLabels([10, 80], 20, 100)).toEqual([10, 80]);
  expect(spreadLabels([50, 50, 10], 20, 100)).toEqual([50, 70, 10]);
  expect(spreadLabels([100, 100, 100], 20, 100)).toEqual([60, 80, 100]);
});

test('points that all come with the last move need no chart', () => {
  expect(showsCourse(scoreHistory(replay))).toBe(true);
  const atOnce = { names: ['Mira', 'Jo'], steps: [step(0, 0), step(0, 0), step(9, 0)] };
  expect(showsCourse(scoreHistory(atOnce))).toBe(false);
});

test('counts the steps in which a score changed', () => {
  expect(scoreChanges(scoreHistory(replay))).toBe(3);
  const oneRound = { names: ['Mira', 'Jo'], steps: [step(0, 0), step(0, 0), step(27, 0)] };
  expect(scoreChanges(scoreHistory(oneRound))).toBe(1);
});
