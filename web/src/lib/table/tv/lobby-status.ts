import { listed, text } from '../../i18n';
import type { ChairView } from '../../net/protocol';
import { unreadyChairs } from '../room/ready-check';

/** What the game still waits for: players, those who are not ready, or the host who starts it. */
export function lobbyStatus(chairs: readonly ChairView[], least: number): string {
  if (chairs.length < least) return text.tv.missing({ players: least - chairs.length });
  const unready = unreadyChairs({ chairs }).map(({ name }) => name);
  if (unready.length > 0) return text.waiting.needReady({ names: listed(unready) });
  const host = chairs.find((chair) => chair.host)?.name;
  return host === undefined ? text.tv.waiting : text.tv.hostStarts({ host });
}
