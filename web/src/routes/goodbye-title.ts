import { text } from '$lib/i18n';
import type { Goodbye } from '$lib/net/protocol';

/** What stands above the reason why this table can't be shown. */
export function goodbyeTitle(reason: Goodbye['reason']): string {
  if (reason === 'link_changed') return text.notFound.changed;
  if (reason === 'version') return text.connection.updated;
  if (reason === 'sent_away') return text.connection.sentAway;
  if (reason === 'kicked') return text.connection.banned;
  if (reason === 'banned') return text.connection.bannedEverywhere;
  if (reason === 'gone') return text.notFound.table;
  if (reason === 'no_watching') return text.connection.unwatched;
  if (reason === 'damaged') return text.connection.damaged;
  return reason === 'closed' ? text.connection.closed : text.connection.ended;
}
