import { expect, it } from 'vitest';
import { view } from '../sample';
import { attemptAt, chance, influence, percent, targetAt } from './odds';

it.each([
  [3, 1000],
  [6, 954],
  [9, 741],
  [12, 375],
  [15, 93],
  [18, 5],
  [19, 0],
  [0, 1000],
])('a target of %i is reached %i times in a thousand', (target, odds) => {
  expect(chance(target)).toBe(odds);
});

it('adds up the Influence of a location and of the dark ones next to it', () => {
  expect(influence(view, 0)).toBe(2);
  expect(influence(view, 5)).toBe(2);
});

it('says what it would take at a location as it is now', () => {
  expect([targetAt(view, 'attack', 0), targetAt(view, 'encounter', 0), targetAt(view, 'seal', 0)]).toEqual([
    null,
    6,
    3,
  ]);
  expect([targetAt(view, 'attack', 5), targetAt(view, 'encounter', 1), targetAt(view, 'seal', 8)]).toEqual([
    9,
    null,
    12,
  ]);
  expect([targetAt(view, 'encounter', 8), targetAt(view, 'seal', 2)]).toEqual([null, null]);
});

it('knows what can be tried at a location: the seal of the centre only when all others are light', () => {
  expect([0, 5, 1, 2, 8].map((card) => attemptAt(view, card)?.deed)).toEqual([
    'encounter',
    'attack',
    'seal',
    undefined,
    undefined,
  ]);
  const others = view.light.map((_, card) => card !== 8);
  expect(attemptAt({ ...view, light: others }, 8)).toEqual({ deed: 'seal', target: 12 });
});

it('never calls certain what is not', () => {
  expect([0, 5, 375, 995, 1000].map(percent)).toEqual(['0%', '< 1%', '38%', '> 99%', '100%']);
});
