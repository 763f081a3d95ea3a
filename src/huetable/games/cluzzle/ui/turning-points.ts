import type { TurningPoint } from '$lib/table/screens';
import type { Event } from './types';

/** A right guess. */
export const turns: TurningPoint<Event> = (event) => event.type === 'solved';
