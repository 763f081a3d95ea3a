import { count, listed } from '$lib/i18n';
import { colourNames } from './fields/colour-names';
import { fieldNumber } from './fields/fields';
import { quoted, text } from './text';
import type { Event, Revealed } from './types';

type Names = readonly string[];

const RULED = {
  stands: 'the cue stands',
  withdrawn: 'the cue is withdrawn, and another one is needed',
  silenced: 'upheld for the second time: the cue stands, and the giver scores nothing',
};
const ENDINGS: Readonly<Record<string, string>> = {
  won: 'All have given their cues.',
  tiebreak: 'The tie is broken.',
  shared: 'Still level after six extra rounds: the win is shared.',
};

/** "K24, sky blue". */
function fieldInWords(field: string): string {
  return `${field}, ${colourNames[fieldNumber(field)]?.word ?? ''}`;
}

/** An event as a sentence, or null if it needs none. */
export function tell(event: Event, names: Names, me: number | null): string | null {
  const name = (seat: number) => (seat === me ? 'You' : (names[seat] ?? ''));
  switch (event.type) {
    case 'round_began':
      return `${event.extra ? 'Extra round' : `Round ${event.round}`}: ${event.giver === me ? 'you give' : `${name(event.giver)} gives`} the cues.`;
    case 'drew':
      return `Your card: ${listed(event.card.map(fieldInWords))}.`;
    case 'chose':
      return `${name(event.seat)} ${event.seat === me ? 'have' : 'has'} chosen a colour.`;
    case 'target_set':
      return `Your target is ${fieldInWords(event.field)}.`;
    case 'cue_given':
      return `${name(event.seat)} ${event.seat === me ? 'give' : 'gives'} ${event.number === 1 ? 'the first' : 'the second'} cue: ${quoted(event.words)}.`;
    case 'passed':
      return `${name(event.seat)} ${event.seat === me ? 'pass' : 'passes'} on the second cue.`;
    case 'guessing_began':
      return null;
    case 'placed':
      return `${name(event.seat)} ${event.seat === me ? 'place' : 'places'} a piece on ${fieldInWords(event.field)}.`;
    case 'forfeited':
      return `${name(event.seat)} ${event.seat === me ? 'forfeit' : 'forfeits'} a piece.`;
    case 'objected':
      return `${name(event.seat)} ${event.seat === me ? 'object' : 'objects'} to the cue: ${text.ground[event.ground]}.`;
    case 'ruled':
      return `The table has ruled on ${quoted(event.words)}: ${RULED[event.outcome]}.`;
    case 'revealed':
      return revealed(event, names, me);
    case 'voided':
      return `The round is void: ${event.giver === me ? 'you' : name(event.giver)} gave no cue in time.`;
    case 'tie_began':
      return `A tie at the top between ${listed(event.tied.map((seat) => (seat === me ? 'you' : name(seat))))}: extra rounds.`;
    case 'ended':
      return ENDINGS[event.ending] ?? null;
  }
}

function revealed({ target, points }: Revealed, names: Names, me: number | null): string {
  const gains = points.map((gain, seat) => `${seat === me ? 'you' : (names[seat] ?? '')} ${gain}`);
  const total = points.reduce((sum, gain) => sum + gain, 0);
  return `The target was ${fieldInWords(target)}. ${total === 0 ? 'Nobody scores.' : `${count(total, 'point', 'points')}: ${listed(gains)}.`}`;
}
