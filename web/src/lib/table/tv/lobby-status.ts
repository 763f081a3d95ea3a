import { listed, text } from '../../i18n';
import type { ChairView } from '../../net/protocol';
import { isAway, unreadyChairs } from '../room/ready-check';

/** What the game still waits for: players, those who are not ready or a host who is away, or the host who starts it. */
export function lobbyStatus(chairs: readonly ChairView[], least: number): string {
  if (chairs.length < least) return text.tv.missing({ players: least - chairs.length });
  const unready = unreadyChairs({ chairs }).map(({ name }) => name);
  if (unready.length > 0) return text.waiting.needReady({ names: listed(unready) });
  const host = chairs.find((chair) => chair.host);
  if (!host) return text.tv.waiting;
  if (isAway(host)) return text.waiting.needReady({ names: host.name });
  return text.tv.hostStarts({ host: host.name });
}
