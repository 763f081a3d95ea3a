import type { GameEvent, Observation } from '../../net/protocol';
import type { Shows } from '../screens';
import { hears } from '../store/curtain.svelte';
import type { LogEntry } from '../store/game-log.svelte';
import { isTableEvent } from '../store/table-events';
import type { GameSteps } from './game-steps';

/** What is true at one moment: a position that the server sent, or one of a replay. */
export interface Situation {
  readonly seq: number;
  readonly sights: readonly Observation[];
}

/** A view for each of the seats that this browser shows. */
export interface ToldViews {
  readonly seats: readonly (number | null)[];
  readonly views: readonly unknown[];
}

export function viewsOf(observations: readonly Observation[]): ToldViews {
  return { seats: observations.map(({ seat }) => seat), views: observations.map(({ view }) => view) };
}

export function sameSeats(one: ToldViews, other: ToldViews): boolean {
  return one.seats.length === other.seats.length && one.seats.every((seat, at) => seat === other.seats[at]);
}

export function viewOf({ seats, views }: ToldViews, seat: number | null): unknown {
  return views[seats.indexOf(seat)];
}

/**
 * The views after these events. Each seat's changes only by what that seat hears. Null for a game that can't show its
 * events one by one. A game's mistake must not cost anybody the game, so it counts as the same.
 */
export function showEntries(
  told: ToldViews,
  entries: readonly LogEntry[],
  { show }: GameSteps,
): ToldViews | null {
  if (!show) return null;
  try {
    const views = told.views.map((view, at) => showTo(told.seats[at] ?? null, view, entries, show));
    return { seats: told.seats, views };
  } catch (error) {
    console.error('showing an event failed', error);
    return null;
  }
}

type ShowAny = (view: unknown, event: GameEvent, seat: number | null) => unknown;

function showTo(seat: number | null, view: unknown, entries: readonly LogEntry[], show: Shows): unknown {
  const shows = show as Readonly<Record<string, ShowAny | undefined>>;
  return entries
    .filter(({ event }) => !isTableEvent(event) && hears(seat, event))
    .reduce((shown, { event }) => shows[event.type]?.(shown, event, seat) ?? shown, view);
}
