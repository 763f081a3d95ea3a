import { text } from '../../i18n';
import type { ChairView } from '../../net/protocol';

/** What the game still waits for: players, or the host who starts it. */
export function lobbyStatus(chairs: readonly ChairView[], least: number): string {
  if (chairs.length < least) return text.tv.missing({ players: least - chairs.length });
  const host = chairs.find((chair) => chair.host)?.name;
  return host === undefined ? text.tv.waiting : text.tv.hostStarts({ host });
}
