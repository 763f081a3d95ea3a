import { text } from '../text';
import type { Event } from '../types';

/** A word that is stamped at a player's seat or on the cue while a step is shown. */
export interface Mark {
  readonly at: { readonly seat: number } | 'cue';
  readonly word: string;
}

export function marksFor(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'passed':
      return [{ at: { seat: event.seat }, word: text.motion.passed }];
    case 'forfeited':
      return [{ at: { seat: event.seat }, word: text.motion.forfeited }];
    case 'objected':
      return [{ at: { seat: event.seat }, word: text.motion.objected }];
    case 'ruled':
      return [{ at: 'cue', word: text.motion.ruled[event.outcome] }];
    case 'voided':
      return [{ at: { seat: event.giver }, word: text.motion.voided }];
    case 'tie_began':
      return event.tied.map((seat) => ({ at: { seat }, word: text.motion.tied }));
    default:
      return [];
  }
}
