import { expect } from 'vitest';
import type { Shows } from '../screens';
import type { FilmedMove } from './playthroughs.test-kit';

interface Tagged {
  readonly type: string;
}

/** The view after these events, as a game's `show` tells them to a seat. */
export function viewAfter<View, Event extends Tagged>(
  show: Shows<View, Event>,
  view: View,
  events: readonly Event[],
  seat: number | null = 0,
): View {
  type ShowAny = (view: View, event: Event, seat: number | null) => View;
  const shows = show as Readonly<Record<string, ShowAny | undefined>>;
  return events.reduce((told, event) => shows[event.type]?.(told, event, seat) ?? told, view);
}

/** A move as one watcher hears and then sees it. */
export interface HeardMove<View, Event> {
  readonly events: readonly Event[];
  readonly seat: number | null;
  readonly after: View;
}

/** The events of each move tell every field of the view exactly, but for those that come only with the view. */
export function expectTold<View extends object, Event extends Tagged>(
  show: Shows<View, Event>,
  moves: readonly FilmedMove[],
  untold: (move: HeardMove<View, Event>) => readonly (keyof View)[],
): void {
  for (const { seat, before, entries, after, where } of moves) {
    const events = entries.map(({ event }) => event as unknown as Event);
    const told = viewAfter(show, before as unknown as View, events, seat);
    const hidden = untold({ events, seat, after: after as unknown as View });
    for (const field of Object.keys(after) as (keyof View & string)[])
      if (!hidden.includes(field))
        expect(told[field], `${where}, seat ${seat}: ${field}`).toEqual(after[field]);
  }
}
