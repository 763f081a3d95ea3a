import { eventTeller } from '$lib/table/event-messages';
import messages from '../text/en.json?messages';
import type { Event } from './types';

/** An event as one sentence, or null if it needs none. */
export const tell = eventTeller<Event>(messages);
