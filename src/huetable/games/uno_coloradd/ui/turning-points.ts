import type { TurningPoint } from '$lib/table/screens';
import type { Event } from './types';

/** Somebody has called UNO, was caught without calling it, or went out. */
export const turns: TurningPoint<Event> = (event) => ['called', 'caught', 'round_ended'].includes(event.type);
