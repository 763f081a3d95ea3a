import { eventTeller, type Arguments } from '$lib/table/event-messages';
import messages from '../text/en.json?messages';
import type { Event } from './types';

/** What the player who went out has scored, for the message `round_ended`. */
function eventArguments(event: Event): Arguments {
  if (event.type !== 'round_ended') return {};
  const scores = event.winner !== null && event.counts !== false;
  return { won: scores ? (event.scored[event.winner] ?? 0) : 0 };
}

/** An event as one sentence; null for what needs no telling. */
export const tell = eventTeller(messages, eventArguments);
