import type { LogEntry } from '../store/game-log.svelte';
import type { GameSteps } from './game-steps';

/** The events of a move that are shown together. */
export interface PlannedStep {
  readonly entries: readonly LogEntry[];
  /** The one that takes the time. */
  readonly main: LogEntry;
  /** In milliseconds. */
  readonly length: number;
}

/** A move step by step, and what is told only when it is over. */
export interface MovePlan {
  readonly steps: readonly PlannedStep[];
  readonly rest: readonly LogEntry[];
}

/** A move that would take longer is shown faster. The server knows the same limit: src/huetable/core/steps.py. */
export const LONGEST_MOVE = 8000;

/**
 * An event without a length is shown together with the next one that has one. One that not everybody hears takes no time
 * and is shown together with the event before it: a player's new card arrives when everybody sees that a card was drawn.
 */
export function planMove(entries: readonly LogEntry[], steps: GameSteps, speed = 1): MovePlan {
  const planned: PlannedStep[] = [];
  let waiting: readonly LogEntry[] = [];
  for (const entry of entries) {
    const personal = isPersonal(entry, steps);
    const length = personal ? 0 : (steps.lengths[entry.event.type] ?? 0);
    const last = planned.at(-1);
    if (length > 0) {
      planned.push({ entries: [...waiting, entry], main: entry, length });
      waiting = [];
    } else if (personal && last && waiting.length === 0) {
      planned[planned.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else waiting = [...waiting, entry];
  }
  return { steps: shortened(planned, speed), rest: waiting };
}

function isPersonal({ event }: LogEntry, { personal }: GameSteps): boolean {
  return Array.isArray(event.heard_by) || personal.includes(event.type);
}

function shortened(steps: readonly PlannedStep[], speed: number): readonly PlannedStep[] {
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const share = Math.min(1, LONGEST_MOVE / total) / speed;
  return steps.map((step) => ({ ...step, length: step.length * share }));
}
