import { eventTeller, type Arguments } from '$lib/table/event-messages';
import messages from '../text/en.json?messages';
import { colourNames } from './fields/colour-names';
import { fieldNumber } from './fields/fields';
import type { Event } from './types';

/** "K24 (sky blue)". */
function fieldInWords(field: string): string {
  const colour = colourNames[fieldNumber(field)]?.word ?? '';
  return messages.board?.field?.({ field, colour }) ?? field;
}

/** Fields with the names of their colours, and the points of a round together. */
function eventArguments(event: Event): Arguments {
  switch (event.type) {
    case 'drew':
      return { card: event.card.map(fieldInWords) };
    case 'target_set':
    case 'placed':
      return { field: fieldInWords(event.field) };
    case 'revealed':
      return {
        target: fieldInWords(event.target),
        total: event.points.reduce((sum, points) => sum + points, 0),
      };
    default:
      return {};
  }
}

/** An event as one sentence, or null if it needs none. */
export const tell = eventTeller(messages, eventArguments);
