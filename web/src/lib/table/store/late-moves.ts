import type { GameEvent } from '../../net/protocol';
import { outOfTimeSeat, ROUND_BEGAN } from './table-events';

/** Whose time had run out, or who was away when something happened, and who decided instead: a bot, or the rules. */
export interface Late {
  readonly seat: number;
  readonly by: 'bot' | 'rule';
}

/**
 * For each event, the player for whom it was done because their time had run out, or null. That is the first event of
 * theirs in the same row of the log: what follows from it is theirs again, and what a new round begins with was decided for
 * nobody. `rows` has the row of each event.
 */
export function lateMoves(events: readonly GameEvent[], rows: readonly number[]): readonly (Late | null)[] {
  const waiting = new Map<number, Late>();
  return events.map((event, index) => {
    const row = rows[index] ?? 0;
    const seat = outOfTimeSeat(event);
    if (seat !== null) waiting.set(row, { seat, by: event.by === 'rule' ? 'rule' : 'bot' });
    if (event.type === ROUND_BEGAN) waiting.delete(row);
    const late = waiting.get(row);
    if (seat !== null || late?.seat !== event.seat) return null;
    waiting.delete(row);
    return late ?? null;
  });
}
