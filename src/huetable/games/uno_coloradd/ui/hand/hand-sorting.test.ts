// @vitest-environment node
import { expect, it } from 'vitest';
import { view } from '../sample';
import type { Card } from '../types';
import { drawnKey, heldCards, holding, newKeys, sorted } from './hand-sorting';

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

it('knows the cards that have just come, until somebody moves', () => {
  const news = { type: 'drew', seat: 0, cards: 2, why: 'two' } as const;
  const drew = { ...view, news, hand: ['b3', 'r7', 'g2', 'r7'] as const };
  expect([...newKeys(drew, 0)]).toEqual(['g2#0', 'r7#1']);
  const nothing = [newKeys(drew, 1), newKeys({ ...drew, news: { ...news, cards: 0 } }, 0), newKeys(view, 0)];
  expect(nothing.map(({ size }) => size)).toEqual([0, 0, 0]);
});
