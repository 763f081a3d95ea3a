import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import type { Honour, Honours } from '$lib/table/screens';
import type { Event, Shown, View } from './types';

/** The book of the game stands beside them. */
const MOST = 3;
/** Once is no habit. */
const HABIT = 2;

/** Whoever filled the most orders, coloured the water most often, found the most names, or poured the most water. */
export const honours: Honours<View, Event> = ({ names, steps }) => {
  const events = steps.flatMap((step) => step.events);
  const most = (id: string, seats: readonly number[], counted: string, least = 1): Honour => {
    const found = leaders(tally(names.length, seats), least);
    return { id, seats: found.seats, values: { [counted]: found.count } };
  };
  return earned([
    most('orders', claimers(events), 'orders'),
    most(
      'nose',
      events.flatMap((event) => (event.type === 'shown' ? alone(event) : [])),
      'times',
      HABIT,
    ),
    most('names', namers(events), 'tints', HABIT),
    most('water', waterPourers(events), 'times', HABIT),
  ]).slice(0, MOST);
};

const claimers = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'claimed' ? [event.seat] : []));

const namers = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'named' && event.name !== null ? [event.seat] : []));

/** Whoever poured a dye that nobody else did. */
const alone = ({ drops }: Shown): readonly number[] =>
  drops.flatMap((dye, seat) =>
    dye !== 'water' && drops.indexOf(dye) === drops.lastIndexOf(dye) ? [seat] : [],
  );

/** Of their own free will: those who are out of time pour water too. */
function waterPourers(events: readonly Event[]): readonly number[] {
  let late: readonly number[] = [];
  const found: number[] = [];
  for (const event of events) {
    if (event.type === 'time_up') late = event.phase === 'pour' ? event.seats : [];
    else if (event.type === 'shown') {
      found.push(
        ...event.drops.flatMap((dye, seat) => (dye === 'water' && !late.includes(seat) ? [seat] : [])),
      );
      late = [];
    }
  }
  return found;
}
