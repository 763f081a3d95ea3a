import type { TurningPoint } from '$lib/table/screens';
import type { Event } from './types';

/** A piece lies right on the colour. */
export const turns: TurningPoint<Event> = (event) =>
  event.type === 'revealed' && event.pieces.some(({ field }) => field === event.target);
