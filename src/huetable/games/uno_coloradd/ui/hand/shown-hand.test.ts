import { expect, it } from 'vitest';
import { view } from '../sample';
import type { View } from '../types';
import { ShownHand } from './shown-hand.svelte';

const ME = 0;
const FERN = 3;

const four: View = { ...view, phase: 'challenge', threat: { cards: 4, by: FERN, judged: 2, before: 'red' } };

/** The table after my challenge. */
const shown = (guilty: boolean): View => ({
  ...view,
  looks: [{ viewer: ME, of: FERN, cards: ['r1', 'gs'] }],
  news: { type: 'challenged', seat: ME, bluffer: FERN, guilty },
});

function after(...views: readonly View[]): ShownHand {
  const hand = new ShownHand([]);
  for (const seen of views) hand.follow(seen);
  return hand;
}

it('opens with the verdict: the bluffer draws the cards', () => {
  const hand = after(four, shown(true));
  expect(hand.of).toBe(FERN);
  expect(hand.verdict(FERN)).toEqual({ guilty: true, colour: 'red', cards: 4 });
});

it('opens with the verdict: I draw two more', () => {
  expect(after(four, shown(false)).verdict(FERN)).toEqual({ guilty: false, colour: 'red', cards: 6 });
});

it('goes with the turn that a bluff gave me', () => {
  const hand = after(four, shown(true), shown(true));
  expect(hand.of).toBe(FERN);
  hand.follow({ ...shown(true), turn: 1 });
  expect(hand.of).toBeNull();
});

it('goes when the turn after the one that I have missed ends', () => {
  const hand = after(four, shown(false), { ...shown(false), turn: 1 });
  expect(hand.of).toBe(FERN);
  hand.follow({ ...shown(false), turn: 2 });
  expect(hand.of).toBeNull();
});

it('stays when I have opened it myself, with its verdict', () => {
  const hand = after(four, shown(true), { ...shown(true), turn: 1 });
  hand.open(FERN);
  hand.follow(shown(true));
  hand.follow({ ...shown(true), turn: 1 });
  expect([hand.of, hand.verdict(FERN)?.guilty]).toEqual([FERN, true]);
});

it('knows nothing of a bluff when I was shown the hand for another reason', () => {
  const hand = after(four, shown(true), view, { ...shown(true), news: view.news });
  expect([hand.of, hand.verdict(FERN)]).toEqual([FERN, null]);
});
