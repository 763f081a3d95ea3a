import type { TurningPoint } from '$lib/table/screens';
import type { Event } from './types';

/** A location becomes light, or falls to the darkness. */
export const turns: TurningPoint<Event> = (event) => event.type === 'light_came' || event.type === 'darkened';
