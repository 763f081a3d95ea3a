import { eventTeller, type Arguments } from '$lib/table/event-messages';
import messages from '../text/en.json?messages';
import type { Event } from './types';

/** What the player who went out has scored, for the message `round_ended`. */
function eventArguments(event: Event): Arguments {
  if (event.type !== 'round_ended') return {};
  return { won: event.winner === null ? 0 : (event.scored[event.winner] ?? 0) };
}

/** An event as one sentence; null for what needs no telling. */
export const tell = eventTeller(messages, eventArguments);
