import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import type { Honours } from '$lib/table/screens';
import type { Event, View } from './types';

/** Whoever filled the most orders. */
export const honours: Honours<View, Event> = ({ names, steps }) => {
  const claims = steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'claimed' ? [event.seat] : []));
  const { seats, count } = leaders(tally(names.length, claims));
  return earned([{ id: 'orders', seats, values: { orders: count } }]);
};
