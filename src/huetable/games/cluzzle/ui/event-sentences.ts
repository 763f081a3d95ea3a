import { eventTeller, type Arguments } from '$lib/table/event-messages';
import messages from '../text/en.json?messages';
import type { Event } from './types';

/** The words that were sculpted, for the message `gallery_opened`. */
function eventArguments(event: Event): Arguments {
  if (event.type !== 'gallery_opened') return {};
  return { words: event.cluzzles.map((shown) => shown.word) };
}

/** An event as one sentence, or null if it needs none. */
export const tell = eventTeller(messages, eventArguments);
