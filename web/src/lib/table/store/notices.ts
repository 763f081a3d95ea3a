import type { ChairView, Observation, Table } from '../../net/protocol';
import type { LogEntry } from './game-log.svelte';
import { isAwaited } from './observations';
import { lateSeat, TIME_UP } from './table-events';

/** My time ran out: the table's event for it, and what else happened in the same move. */
export interface LateNotice {
  readonly what: 'late';
  readonly entry: LogEntry;
  readonly followed: readonly LogEntry[];
}

/** A bot begins to play for somebody who is away, or they are back. */
export interface StandInNotice {
  readonly what: 'stand_in';
  readonly chair: number;
  readonly began: boolean;
}

/** A vote has changed nothing. */
export interface VoteNotice {
  readonly what: 'vote';
  readonly kind: 'end' | 'takeback' | 'kick' | 'take_over';
  /** Whose seat it was about. */
  readonly chair: number | null;
}

/** During a game a bot has followed a person, who has gone for good, or a person has followed a bot. */
export interface SitterNotice {
  readonly what: 'sitter';
  readonly before: string;
  readonly now: string;
  readonly bot: boolean;
}

/** Something that happened to me, or that everybody should hear. */
export type Notice = LateNotice | StandInNotice | VoteNotice | SitterNotice | { readonly what: 'host' };

/** For the last of these events that says that the time of one of my seats ran out. */
export function lateNotice(entries: readonly LogEntry[], chairs: readonly ChairView[]): LateNotice | null {
  const isMine = (seat: number | null) => seat !== null && chairs[seat]?.yours === true;
  const entry = entries.findLast(({ event }) => isMine(lateSeat(event)));
  if (!entry) return null;
  const followed = entries.filter(
    ({ number, seq, event }) => number > entry.number && seq === entry.seq && lateSeat(event) === null,
  );
  return { what: 'late', entry, followed };
}

/**
 * Whether a notice says no more than that the game's own time for something is up, and that seat is asked again: below the
 * next question it would seem to be about that one.
 */
export function isAskedAgain(notice: Notice | null, observations: readonly Observation[]): boolean {
  if (notice?.what !== 'late') return false;
  const seat = lateSeat(notice.entry.event);
  const only = notice.followed.some(({ event }) => event.type === TIME_UP);
  const played = notice.followed.some(({ late }) => late?.seat === seat);
  return only && !played && observations.some((each) => each.seat === seat && isAwaited(each));
}

/** For somebody who becomes the host at a table where they sat already. */
export function hostNotice(before: Table | null, now: Table): Notice | null {
  const wasSeated = before?.chairs.some(({ yours }) => yours) ?? false;
  return wasSeated && !before?.you_host && now.you_host ? { what: 'host' } : null;
}

/** For everybody, when a vote is over and the table is as before. What a game's own vote decides, the game tells. */
export function voteNotice(before: Table | null, now: Table): VoteNotice | null {
  if (!before?.vote || now.vote || now.phase !== 'playing' || now.game_no !== before.game_no) return null;
  const { kind, accused, chair: wanted } = before.vote;
  if (kind === 'game') return null;
  const chair = kind === 'kick' ? accused : wanted;
  const changed =
    kind === 'takeback'
      ? String(before.takebacks_left) !== String(now.takebacks_left)
      : chair !== null && sitterOf(before, chair) !== sitterOf(now, chair);
  return changed ? null : { what: 'vote', kind, chair };
}

/** For the others, when a seat goes to a bot, or a bot's seat to a person. */
export function sitterNotice(before: Table | null, now: Table): SitterNotice | null {
  if (before?.phase !== 'playing' || now.phase !== 'playing' || now.game_no !== before.game_no) return null;
  const found = now.chairs.findIndex(({ kind }, seat) => kind !== (before.chairs[seat]?.kind ?? kind));
  const [old, fresh] = [before.chairs[found], now.chairs[found]];
  if (!old || !fresh || fresh.yours) return null;
  return { what: 'sitter', before: old.name, now: fresh.name, bot: fresh.kind === 'bot' };
}

function sitterOf({ chairs }: Table, index: number): string {
  const { kind, name, face } = chairs[index] ?? {};
  return [kind, name, face].join(' ');
}
