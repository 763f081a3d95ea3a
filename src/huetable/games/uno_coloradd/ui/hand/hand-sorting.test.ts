// @vitest-environment node
import { expect, it } from 'vitest';
import { view } from '../sample';
import type { Card } from '../types';
import { drawnKey, heldCards, holding, sorted } from './hand-sorting';

const hand: readonly Card[] = ['w4', 'g9', 'r7', 'b+2', 'g2', 'y7', 'r7', 'w', 'rs'];
const cards = (sorting: 'colour' | 'number' | 'drawn') => sorted(hand, sorting).map(({ card }) => card);

it('sorts by colour, numbers before actions, wild cards last', () => {
  expect(cards('colour')).toEqual(['r7', 'r7', 'rs', 'y7', 'g2', 'g9', 'b+2', 'w', 'w4']);
});

it('sorts by number, equal ones by colour', () => {
  expect(cards('number')).toEqual(['g2', 'r7', 'r7', 'y7', 'g9', 'b+2', 'rs', 'w', 'w4']);
});

it('leaves the cards as they were drawn', () => {
  expect(cards('drawn')).toEqual(hand);
});

it('gives equal cards names of their own, which stay when another card goes', () => {
  const keys = heldCards(hand).map(({ key }) => key);
  expect(new Set(keys).size).toBe(hand.length);
  expect(heldCards(hand.filter((card) => card !== 'g9')).map(({ key }) => key)).toEqual(
    keys.filter((key) => key !== 'g9#0'),
  );
});

it('knows the card just drawn, and how many of a colour there are', () => {
  const drawn = { ...view, phase: 'drawn' as const, turn: 0, hand: ['r7', 'b3', 'r7'] as const };
  expect(drawnKey(drawn, 0)).toBe('r7#1');
  expect([drawnKey({ ...drawn, hand: [] }, 0), drawnKey(drawn, 1), drawnKey(view, 0)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([holding(hand, 'red'), holding(hand, 'blue')]).toEqual([3, 1]);
});
