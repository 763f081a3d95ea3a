import type { GameLog, LogEntry } from '../../store/game-log.svelte';
import type { PastMove } from '../past-moves.svelte';
import type { KeptMove } from './kept-moves';

/**
 * Finds the lines of kept moves in a log that the server has just filled; older lines than the server's come back with
 * their moves. A move that was taken back meanwhile has no lines any more. If none is left, they are from another log.
 */
export function restoreMoves(
  log: GameLog,
  kept: readonly KeptMove[],
  seats: readonly (number | null)[],
): readonly PastMove[] {
  const oldest = log.entries[0]?.seq ?? Infinity;
  const recent = kept.filter((move) => move.lines.every(([row]) => row >= oldest) && isTold(move, log));
  if (recent.length === 0) return [];
  const older = kept.filter(({ lines }) => lines.every(([row]) => row < oldest));
  log.prepend(older.flatMap(({ lines }) => lines));
  return [...older, ...recent]
    .filter((move) => isTold(move, log))
    .map((move) => ({
      seq: move.seq,
      before: { seats, views: move.before },
      after: { seats, views: move.after },
      entries: linesOf(move, log),
    }));
}

function linesOf({ lines }: KeptMove, log: GameLog): readonly LogEntry[] {
  const rows = new Set(lines.map(([row]) => row));
  return log.entries.filter(({ seq }) => rows.has(seq));
}

/** Whether the log tells of these rows just what was told then. */
function isTold(move: KeptMove, log: GameLog): boolean {
  const now = linesOf(move, log).map(({ event }) => event);
  return JSON.stringify(now) === JSON.stringify(move.lines.map(([, event]) => event));
}
