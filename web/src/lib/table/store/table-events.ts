import type { GameEvent } from '../../net/protocol';
import { eventTeller } from '../event-messages';
import messages from '../text/en.json?messages';

/** The page's own event for a move that was taken back. */
export const TAKEN_BACK: GameEvent = { type: 'taken_back' };

/** The server's event for a player whose time ran out. It comes before what the game then did. */
const OUT_OF_TIME = 'out_of_time';

const TYPES: readonly string[] = [TAKEN_BACK.type, OUT_OF_TIME];

/** Events of the table itself, the same in every game. Games never get them. */
export function isTableEvent({ type }: GameEvent): boolean {
  return TYPES.includes(type);
}

/** Whose time ran out, or for whom a bot plays while they are away. */
export function outOfTimeSeat({ type, seat }: GameEvent): number | null {
  return type === OUT_OF_TIME ? Number(seat) : null;
}

/** Whose time ran out. A player who is away knows that a bot plays, and needs no word about every move. */
export function lateSeat(event: GameEvent): number | null {
  return event.by === 'away' ? null : outOfTimeSeat(event);
}

/** A game's own event for a time limit that has run out. Its sentence says it better than the table's. */
export const TIME_UP = 'time_up';

/** A game's own event for a round that begins. */
export const ROUND_BEGAN = 'round_began';

/** Without the table's word about players who are late, where the game itself says it in the same row of the log. */
export function withoutRepeats<T extends { readonly event: GameEvent; readonly seq: number }>(
  entries: readonly T[],
): readonly T[] {
  const told = new Set(entries.filter(({ event }) => event.type === TIME_UP).map(({ seq }) => seq));
  return entries.filter(({ event, seq }) => lateSeat(event) === null || !told.has(seq));
}

export const tableEventSentence = eventTeller<GameEvent>(messages);
