import { text } from '../text';
import type { Colour, Event } from '../types';

/** What is seen at a player's face while a step is shown: a word with a burst, or a sign. */
export interface Mark {
  readonly seat: number;
  readonly kind: 'burst' | 'skip' | 'verdict' | 'missed';
  readonly word: string;
  /** A verdict that hurts the player. */
  readonly bad: boolean;
}

export function marksFor(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'called':
      return [{ seat: event.seat, kind: 'burst', word: text.uno, bad: false }];
    case 'caught':
      return [{ seat: event.target, kind: 'burst', word: text.caught, bad: true }];
    case 'false_catch':
      return [{ seat: event.seat, kind: 'missed', word: text.motion.missed, bad: true }];
    case 'skipped':
      return [{ seat: event.seat, kind: 'skip', word: '', bad: true }];
    case 'passed':
      return [{ seat: event.seat, kind: 'verdict', word: text.motion.passes, bad: false }];
    case 'challenged':
      return [
        {
          seat: event.bluffer,
          kind: 'verdict',
          word: event.guilty ? text.motion.bluff : text.motion.noBluff,
          bad: event.guilty,
        },
      ];
    case 'round_ended':
      return event.winner === null
        ? []
        : [{ seat: event.winner, kind: 'burst', word: text.motion.out, bad: false }];
    default:
      return [];
  }
}

/** The colour that a wild card brings, or a player names: it washes over the table. */
export function washFor(event: Event): Colour | null {
  return event.type === 'played' || event.type === 'named' ? event.colour : null;
}
