import { text } from '../../i18n';
import type { Goodbye } from '../../net/protocol';

/** Nobody sits at a TV: what a player reads who has to go would puzzle the room. */
export function goodbyeOnTv(reason: Goodbye['reason']): string {
  return reason === 'sent_away' || reason === 'kicked' ? text.tv.removed : text.connection.goodbye[reason];
}
