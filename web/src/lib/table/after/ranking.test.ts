// @vitest-environment node
import { expect, it } from 'vitest';
import { hasPoints, ranking } from './ranking';

it('puts winners first and lets level seats share a place', () => {
  const ranks = ranking({ ending: 'book', winners: [2, 0], scores: [5, 3, 5, 3] });
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
});

it('lets a winner lead whatever the scores say', () => {
  expect(ranking({ ending: 'low', winners: [1], scores: [90, 10] })[0]).toMatchObject({ seat: 1, place: 1 });
});

it('knows the endings without points', () => {
  const uno = { unscored_endings: ['out'] };
  const endings = ['out', 'goal'].map((ending) => ({ ending, winners: [1], scores: [0, 226] }));
  expect(endings.map((result) => hasPoints(uno, result))).toEqual([false, true]);
});
