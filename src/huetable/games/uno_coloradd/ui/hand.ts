import { COLOURS, colourOf, markOf } from './cards';
import type { Card, Colour } from './types';

export type Sorting = 'colour' | 'number' | 'drawn';

export const SORTINGS: readonly Sorting[] = ['colour', 'number', 'drawn'];

/** A card in my hand. */
export interface Held {
  /** Stays with the card while others come and go, so that it can be seen to move. */
  readonly key: string;
  readonly card: Card;
  /** Where it stands in the hand as the server tells it: the newest card last. */
  readonly place: number;
}

const MARKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', 's', 'r', 'w', 'w4', 'wc'];

/** Of equal cards the first, the second … have names of their own. */
export function held(hand: readonly Card[]): readonly Held[] {
  const copies = new Map<Card, number>();
  return hand.map((card, place) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: `${card}#${copy}`, card, place };
  });
}

export function sorted(hand: readonly Card[], sorting: Sorting): readonly Held[] {
  const cards = held(hand);
  if (sorting === 'drawn') return cards;
  const order = sorting === 'colour' ? byColour : byNumber;
  return cards.toSorted((one, other) => order(one.card, other.card) || one.place - other.place);
}

function byColour(one: Card, other: Card): number {
  return colourRank(one) - colourRank(other) || markRank(one) - markRank(other);
}

function byNumber(one: Card, other: Card): number {
  return markRank(one) - markRank(other) || colourRank(one) - colourRank(other);
}

/** Wild cards stand at the end. */
function colourRank(card: Card): number {
  const colour = colourOf(card);
  return colour === null ? COLOURS.length : COLOURS.indexOf(colour);
}

function markRank(card: Card): number {
  return MARKS.indexOf(markOf(card));
}

/** The card just drawn may be played or kept: it is the last one of the hand, and of its equals too. */
export function drawnKey(hand: readonly Card[]): string | null {
  return held(hand).at(-1)?.key ?? null;
}

/** How many cards of a colour I hold: worth knowing before one is named. */
export function holding(hand: readonly Card[], colour: Colour): number {
  return hand.filter((card) => colourOf(card) === colour).length;
}
