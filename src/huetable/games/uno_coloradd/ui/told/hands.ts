import type { Card, SeenCards, View } from '../types';

/** Who holds how many cards, my own hand, and what I have seen of others, after cards have moved. */
type Hands = Pick<View, 'counts' | 'hand' | 'looks'>;

export function addCards(counts: readonly number[], seat: number, cards: number): readonly number[] {
  return counts.map((held, other) => (other === seat ? held + cards : held));
}

/** A player has laid cards down; the first copy of each goes, as in the rules. */
export function layDown(view: View, seat: number, cards: readonly Card[], me: number | null): Hands {
  const looks = view.looks.map((look) =>
    look.of === seat ? { ...look, cards: without(look.cards, cards) } : look,
  );
  const hand = seat === me ? without(view.hand, cards) : view.hand;
  return { counts: addCards(view.counts, seat, -cards.length), hand, looks };
}

function without(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return cards.reduce<readonly Card[]>((left, card) => {
    const place = left.indexOf(card);
    return place < 0 ? left : left.toSpliced(place, 1);
  }, hand);
}

/** Nobody tells me which cards I get for mine: until the view comes, I know none, and the hand lies face down. */
export function swapHands(view: View, one: number, other: number, me: number | null): Hands {
  const counts = view.counts.map((held, seat) =>
    seat === one ? (view.counts[other] ?? held) : seat === other ? (view.counts[one] ?? held) : held,
  );
  return { counts, hand: me === one || me === other ? [] : view.hand, looks: [] };
}

/** Every hand goes on by one seat. */
export function passHands({ counts }: View, direction: number): Hands {
  const from = (seat: number) => (seat - direction + counts.length) % counts.length;
  return { counts: counts.map((held, seat) => counts[from(seat)] ?? held), hand: [], looks: [] };
}

export function rememberHand(
  looks: readonly SeenCards[],
  of: number,
  cards: readonly Card[],
  me: number,
): readonly SeenCards[] {
  return [...looks.filter((look) => look.of !== of), { viewer: me, of, cards }];
}
