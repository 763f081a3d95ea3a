import type { GameEvent, Observation } from '../net/protocol';
import { hears } from '../table/store/curtain.svelte';
import { isTableEvent } from '../table/store/table-events';

/** The events that led to what a seat sees now. */
export interface LatestEvents {
  readonly seen: string;
  readonly events: readonly GameEvent[];
}

/** A position in which the seat sees the same as before, such as one with more time on a clock, ends no situation. */
export function latestEvents(
  before: LatestEvents | null,
  { seat, view, moves, awaited }: Observation,
  events: readonly GameEvent[],
): LatestEvents {
  const seen = JSON.stringify([seat, view, moves, awaited]);
  const heard = events.filter((event) => !isTableEvent(event) && hears(seat, event));
  return heard.length === 0 && before?.seen === seen ? before : { seen, events: heard };
}
