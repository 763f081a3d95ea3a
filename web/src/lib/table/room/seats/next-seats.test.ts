// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView } from '../../../net/protocol';
import { nextSeats } from './next-seats';

const chairs = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name }) as ChairView);
const order = (coming?: readonly number[]) =>
  nextSeats({ chairs, coming }).map(({ chair, index }) => [chair.name, index]);

it('sits everybody as in the next game, each known by the chair they have now', () => {
  expect(order([1, 2, 0])).toEqual([
    ['Bob', 1],
    ['Cleo', 2],
    ['Ann', 0],
  ]);
});

it('leaves them as they are where the server doesn’t say, or says nonsense', () => {
  const now = [
    ['Ann', 0],
    ['Bob', 1],
    ['Cleo', 2],
  ];
  expect([order(), order([]), order([1, 2]), order([1, 1, 2]), order([1, 2, 7])]).toEqual([
    now,
    now,
    now,
    now,
    now,
  ]);
});
