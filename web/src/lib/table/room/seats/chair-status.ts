import { text } from '../../../i18n';
import type { ChairView } from '../../../net/protocol';

/** What a player is doing before a game, in a word or two, and whether they get more time. */
export function chairStatus(chair: ChairView, chairs: readonly ChairView[]): string {
  const busy = doingNow(chair, chairs);
  const doing = chair.program ? text.programs.status({ doing: busy }) : busy;
  return chair.times > 1 ? `${doing}, ${text.table.moreTime({ times: chair.times })}` : doing;
}

function doingNow(chair: ChairView, chairs: readonly ChairView[]): string {
  if (chair.kind === 'bot') return text.waiting.botOf({ level: chair.level ?? '' });
  if (!chair.online) return text.waiting.away;
  const holder = chair.with_chair === null ? undefined : chairs[chair.with_chair];
  if (holder) return text.waiting.heldWith({ name: holder.yours ? text.common.you : holder.name });
  if (chair.host) return text.waiting.host;
  return chair.ready ? text.waiting.ready : text.waiting.notReady;
}
