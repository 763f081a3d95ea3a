import { expect, it } from 'vitest';
import { Pairs } from './pairs';

/** Cards in the order 0 1 2 0 1 2. */
const unshuffled = () => new Pairs(3, () => 0);

it('has two cards of each pair, in any order', () => {
  expect(new Pairs(6).cards.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

it('keeps equal cards open and turns others face down with the next card', () => {
  const game = unshuffled();
  game.turn(0);
  game.turn(1);
  expect([0, 1, 2].map((card) => game.isOpen(card))).toEqual([true, true, false]);
  game.turn(2);
  expect([0, 1, 2].map((card) => game.isOpen(card))).toEqual([false, false, true]);
  game.turn(5);
  game.turn(0);
  expect([2, 5].map((card) => game.isFound(card))).toEqual([true, true]);
});

it('refuses a card that is open, and counts tries', () => {
  const game = unshuffled();
  expect(game.turn(0)).toBe(true);
  expect(game.turn(0)).toBe(false);
  game.turn(3);
  expect(game.turn(3)).toBe(false);
  expect(game.tries).toBe(1);
});

it('is over when all pairs are found', () => {
  const game = unshuffled();
  for (const card of [0, 3, 1, 4, 2]) game.turn(card);
  expect(game.over).toBe(false);
  game.turn(5);
  expect(game.over).toBe(true);
});
