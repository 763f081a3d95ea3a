import { CENTRE } from '../map/locations';
import type { Event, View } from '../types';

/** The location at which an event happens, or null. */
export function placeOf(event: Event): number | null {
  switch (event.type) {
    case 'agent_beaten':
    case 'spirit_lost':
      return CENTRE;
    case 'laid':
    case 'moved':
    case 'agent_moved':
    case 'agent_rolled':
    case 'agent_came':
    case 'spirit_came':
    case 'succeeded':
    case 'failed':
    case 'light_came':
    case 'darkened':
      return event.card;
    default:
      return null;
  }
}

/** The locations that the black die is for: one of them turns dark. An agent comes to one if all are dark. */
export function inDanger({ ratings, light }: View, tag: number): readonly number[] {
  const cards = ratings.flatMap(([own], card) => (own === tag ? [card] : []));
  const lit = cards.filter((card) => light[card]);
  return lit.length > 0 ? lit : cards;
}

const ROLLS: readonly Event['type'][] = ['rolled', 'rerolled', 'black_die', 'agent_rolled'];

/** Do dice tumble in this step? */
export function rolls({ type }: Event): boolean {
  return ROLLS.includes(type);
}

/** What leaves one location, or the reserve (null), for another one. */
export interface Way {
  /** A guardian's seat, or a kind of piece. */
  readonly piece: number | 'agent' | 'spirit';
  readonly start: number | null;
  readonly card: number;
}

/** The way of the piece that an event moves. Where a guardian was, only `before` knows. */
export function wayOf(event: Event, before: (seat: number) => number | undefined): Way | null {
  switch (event.type) {
    case 'moved': {
      const start = before(event.seat);
      return start === undefined ? null : { piece: event.seat, start, card: event.card };
    }
    case 'agent_moved':
      return { piece: 'agent', start: event.start, card: event.card };
    case 'agent_beaten':
      return { piece: 'agent', start: event.card, card: CENTRE };
    case 'spirit_came':
      return { piece: 'spirit', start: event.start, card: event.card };
    default:
      return null;
  }
}
