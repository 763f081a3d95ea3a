import { expect, it } from 'vitest';
import { tell } from '../event-sentences';
import { match, view } from '../sample';
import type { Card, View } from '../types';
import { firstCardEvents } from './first-card';

const NAMES = ['Ada', 'Mira', 'Jo', 'Bea'];

function begun(first: Card, change: Partial<View> = {}): View {
  const news = { type: 'round_began', round: 1, dealer: 0, first } as const;
  return { ...view, match: { ...match, round: 1, dealer: 0 }, news, ...change };
}
const told = (seen: View, me = 0) => firstCardEvents(seen).map((event) => tell(event, NAMES, me));

it('tells what the first card of a game has done', () => {
  expect(told(begun('r+2'))).toEqual(['Mira draws 2 cards.', 'Mira misses a turn.']);
  expect(told(begun('r+2'), 1)).toEqual(['You draw 2 cards.', 'You miss a turn.']);
  expect(told(begun('gs'))).toEqual(['Mira misses a turn.']);
  expect(told(begun('br', { direction: -1 }))).toEqual(['Play turns round and now goes anticlockwise.']);
});

it('knows that between two players a Reverse is a Skip', () => {
  expect(told(begun('br', { counts: [7, 7] }))).toEqual(['Mira misses a turn.']);
});

it('tells nothing of other cards, nor once somebody has moved or in later rounds', () => {
  expect(told(begun('r7'))).toEqual([]);
  expect(told(begun('w'))).toEqual([]);
  expect(told(begun('gs', { news: view.news }))).toEqual([]);
  expect(told(begun('gs', { match: { ...match, round: 2 } }))).toEqual([]);
});
