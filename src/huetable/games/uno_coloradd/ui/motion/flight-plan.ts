import { heldCards } from '../hand/hand-sorting';
import type { Card, Event, View } from '../types';
import { deal } from './deal-plan';

/** Where a card can lie: a pile, a player's face, my hand as a whole, or one card of it by its key. */
export type Spot = 'pile' | 'discard' | 'hand' | { readonly seat: number } | { readonly held: string };

/** One card that flies. Times are parts of the step, from 0 to 1. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** Its face, if this seat may see it at one end of the way. */
  readonly card: Card | null;
  /** Which side is up: the face, the back, or one after the other. */
  readonly side: 'face' | 'back' | 'opens' | 'closes';
  readonly start: number;
  readonly span: number;
}

/** What flies in this step: `told` is the table after the event, and `me` the seat that looks. */
export function flightsFor(event: Event, told: View, me: number | null): readonly Flight[] {
  switch (event.type) {
    case 'round_began':
      return deal(told, event.dealer, me);
    case 'played':
      return lay(event.seat, [event.card], told, me);
    case 'discarded':
      return lay(event.seat, event.cards, told, me);
    case 'drew':
      return event.seat === me ? drawMine(told, event.cards) : draw(event.seat, event.cards);
    case 'reshuffled':
      return backs('discard', 'pile', Math.min(5, event.cards));
    case 'swapped':
      return [
        ...moveHand(told, event.target, event.seat, me),
        ...moveHand(told, event.seat, event.target, me),
      ];
    case 'hands_passed':
      return told.counts.flatMap((_, seat) =>
        moveHand(told, (seat - event.direction + told.counts.length) % told.counts.length, seat, me),
      );
    default:
      return [];
  }
}

/** When the card with this index starts, and how long it flies: one after the other, overlapping. */
export function turnOf(index: number, cards: number): readonly [start: number, span: number] {
  const span = cards < 2 ? 1 : Math.max(0.4, 1 / cards);
  return [cards < 2 ? 0 : ((1 - span) * index) / (cards - 1), span];
}

/** Mine come from where they lay. */
function lay(seat: number, cards: readonly Card[], told: View, me: number | null): readonly Flight[] {
  const mine = seat === me ? heldCards([...told.hand, ...cards]).slice(-cards.length) : [];
  return cards.map((card, index) => {
    const [start, span] = turnOf(index, cards.length);
    const held = mine[index];
    return held
      ? { from: { held: held.key }, to: 'discard', card, side: 'face', start, span }
      : { from: { seat }, to: 'discard', card, side: 'opens', start, span };
  });
}

/** My new cards are the last of the hand. */
function drawMine({ hand }: View, cards: number): readonly Flight[] {
  const drawn = cards > 0 ? heldCards(hand).slice(-cards) : [];
  return drawn.map(({ key, card }, index) => {
    const [start, span] = turnOf(index, drawn.length);
    return { from: 'pile', to: { held: key }, card, side: 'opens', start, span };
  });
}

const MOST = 6;

function draw(seat: number, cards: number): readonly Flight[] {
  return backs('pile', { seat }, Math.min(cards, MOST));
}

/** `told` has the hands at their new places already. */
function moveHand({ counts }: View, from: number, to: number, me: number | null): readonly Flight[] {
  const spot = (seat: number): Spot => (seat === me ? 'hand' : { seat });
  return backs(spot(from), spot(to), Math.min(4, counts[to] ?? 0));
}

function backs(from: Spot, to: Spot, cards: number): readonly Flight[] {
  return Array.from({ length: cards }, (_, index) => {
    const [start, span] = turnOf(index, cards);
    return { from, to, card: null, side: 'back', start, span };
  });
}
