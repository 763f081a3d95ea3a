import { COLOURS, colourOf, markOf } from '../cards/cards';
import type { Card, Colour, View } from '../types';

export type Sorting = 'colour' | 'number' | 'drawn';

export const SORTINGS: readonly Sorting[] = ['colour', 'number', 'drawn'];

/** A card in my hand. */
export interface HeldCard {
  /** Stays the same while other cards come and go, so that the card can be animated. */
  readonly key: string;
  readonly card: Card;
  /** Its place in the hand as the server sends it: the newest card last. */
  readonly place: number;
}

const MARKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', 's', 'r', 'w', 'w4', 'wc'];

/** Equal cards get different keys: the first copy, the second ... */
export function heldCards(hand: readonly Card[]): readonly HeldCard[] {
  const copies = new Map<Card, number>();
  return hand.map((card, place) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: `${card}#${copy}`, card, place };
  });
}

export function sorted(hand: readonly Card[], sorting: Sorting): readonly HeldCard[] {
  const cards = heldCards(hand);
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

/** Wild cards come last. */
function colourRank(card: Card): number {
  const colour = colourOf(card);
  return colour === null ? COLOURS.length : COLOURS.indexOf(colour);
}

function markRank(card: Card): number {
  return MARKS.indexOf(markOf(card));
}

/** The card that this seat has just drawn and may play: the last one of the hand, so also the last of its copies. */
export function drawnKey({ phase, turn, hand }: View, seat: number | null): string | null {
  return phase === 'drawn' && turn === seat ? (heldCards(hand).at(-1)?.key ?? null) : null;
}

/** Until the next move: the cards that this seat has just drawn. They lie at the end of the hand that the server sends. */
export function newKeys({ news, hand }: View, seat: number | null): ReadonlySet<string> {
  const cards = news.type === 'drew' && news.seat === seat ? news.cards : 0;
  return new Set(
    cards === 0
      ? []
      : heldCards(hand)
          .slice(-cards)
          .map(({ key }) => key),
  );
}

/** How many cards of a colour I hold. */
export function holding(hand: readonly Card[], colour: Colour): number {
  return hand.filter((card) => colourOf(card) === colour).length;
}
