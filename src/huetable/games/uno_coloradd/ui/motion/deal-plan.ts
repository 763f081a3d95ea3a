import { heldCards } from '../hand/hand-sorting';
import type { View } from '../types';
import type { Flight } from './flight-plan';

/** So many cards are seen to fly to the others in all: ten players need no seventy. */
const MOST_SEEN = 30;
const HAND_SIZE = 7;

/** A part of the step is left for the last card to land. */
const SPAN = 0.34;

/** Round and round from the dealer's left, mine open as they arrive; then the first card is turned up. */
export function deal({ counts, hand, discard }: View, dealer: number, me: number | null): readonly Flight[] {
  const seats = counts.map((_, step) => (dealer + 1 + step) % counts.length);
  const rounds = Math.min(HAND_SIZE, Math.max(3, Math.floor(MOST_SEEN / counts.length)));
  const mine = heldCards(hand.slice(0, HAND_SIZE));
  const known = me !== null && mine.length > 0;
  const others = known ? seats.filter((seat) => seat !== me) : seats;
  return [
    ...inTurn(rounds, others.length, (_, place) => ({
      from: 'pile',
      to: { seat: others[place] ?? 0 },
      card: null,
      side: 'back',
    })),
    ...(known ? openingHand(mine) : []),
    { from: 'pile', to: 'discard', card: discard.at(0) ?? null, side: 'opens', start: 1 - SPAN, span: SPAN },
  ];
}

function openingHand(mine: ReturnType<typeof heldCards>): readonly Flight[] {
  return inTurn(mine.length, 1, (round) => {
    const held = mine[round];
    return { from: 'pile', to: { held: held?.key ?? '' }, card: held?.card ?? null, side: 'opens' };
  });
}

type Dealt = Omit<Flight, 'start' | 'span'>;

function inTurn(
  rounds: number,
  places: number,
  flight: (round: number, place: number) => Dealt,
): readonly Flight[] {
  const cards = rounds * places;
  return Array.from({ length: cards }, (_, index) => ({
    ...flight(Math.floor(index / places), index % places),
    start: ((1 - SPAN) * index) / Math.max(1, cards - 1),
    span: SPAN,
  }));
}
