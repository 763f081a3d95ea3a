import { listed, text } from '../../i18n';
import type { ChairView, Table } from '../../net/protocol';

/** The people the host waits for: those who are not ready, apart from the host's own chairs. */
export function unreadyChairs({ chairs }: Pick<Table, 'chairs'>): readonly ChairView[] {
  const first = (chair: ChairView) => chair.with_chair ?? chairs.indexOf(chair);
  const host = chairs.filter((chair) => chair.host).map(first);
  return chairs.filter((chair) => chair.kind === 'person' && !chair.ready && !host.includes(first(chair)));
}

/** Names for a list that I read: my own chairs are one "you", and come first. */
export function namesWithYou(chairs: readonly ChairView[]): readonly string[] {
  const others = chairs.filter(({ yours }) => !yours).map(({ name }) => name);
  return others.length < chairs.length ? [text.common.you, ...others] : others;
}

/** A person whom nobody can wait for to act now. */
export function isAway({ online, yours }: ChairView): boolean {
  return !online && !yours;
}

/** Who is not ready yet, in a sentence; and what a host can do if none of them is here. */
export function waitingForSentence(chairs: readonly ChairView[], host = false): string {
  if (host && chairs.every(isAway))
    return text.waiting.needAway({ names: listed(namesWithYou(chairs)), count: chairs.length });
  return chairs.every(({ yours }) => yours)
    ? text.waiting.needYou
    : text.waiting.needReady({ names: listed(namesWithYou(chairs)) });
}
