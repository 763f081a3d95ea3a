import { count, listed } from '$lib/i18n';
import type { ObservationOf } from '$lib/table/screens';
import { sunken } from './paint';
import { capital, text } from './text';
import type { Event, Move, Shown, View } from './types';

type Observation = ObservationOf<View, Move>;

/** What is asked of me, or whom we wait for. */
export function status(observation: Observation, names: readonly string[]): string {
  return observation.view.phase === 'pour' ? pouring(observation, names) : tasting(observation, names);
}

function pouring({ view, seat, awaited }: Observation, names: readonly string[]): string {
  if (seat !== null && awaited.includes(seat)) return 'Pour a drop, in secret';
  const others = `Waiting for ${listed(awaited.map((other) => names[other] ?? ''))}`;
  return view.mine === null ? others : `You poured ${view.mine}. ${others}`;
}

function tasting({ view, seat, moves }: Observation, names: readonly string[]): string {
  const claim = moves.some((move) => move.type === 'claim');
  if (seat === view.taster)
    return claim ? `Claim your ${view.colour} order, then name the tint` : `Name the ${view.colour} tint`;
  return claim
    ? `You hold ${view.colour}: claim it!`
    : `${names[view.taster] ?? ''} names the ${view.colour} tint`;
}

/** Whoever may claim had better be quick. */
export function calls({ seat, awaited, moves }: Observation): boolean {
  return awaited.some((other) => other === seat) || moves.some((move) => move.type === 'claim');
}

/** The scene shows who has poured; a line for each would drown the rest. */
export const minor = ['poured'];

export function note({ view }: Observation, seat: number): string | null {
  if (view.phase === 'name' && view.claimed.includes(seat)) return 'claimed';
  return seat === view.taster ? 'taster' : null;
}

export function score({ view }: Observation, seat: number): string {
  return `${view.scores[seat] ?? 0}/${view.options.goal}`;
}

/** An event as one sentence. */
export function tell(event: Event, names: readonly string[], me: number | null): string | null {
  const name = (seat: number) => (seat === me ? 'You' : (names[seat] ?? ''));
  switch (event.type) {
    case 'poured':
      return `${name(event.seat)} ${event.seat === me ? 'have' : 'has'} poured.`;
    case 'time_up':
      return `Time is up for ${listed(event.seats.map((seat) => (seat === me ? 'you' : name(seat))))}.`;
    case 'shown':
      return shown(event, names);
    case 'claimed':
      return `${name(event.seat)} ${event.seat === me ? 'claim' : 'claims'} ${event.colour}: ${count(event.points, 'point', 'points')}.`;
    case 'drew':
      return `You draw a new order: ${event.colour}.`;
    case 'named':
      if (event.name === null)
        return `${name(event.seat)} ${event.seat === me ? 'shrug' : 'shrugs'}: the ${event.colour} tint stays nameless.`;
      return `${name(event.seat)} ${event.seat === me ? 'name' : 'names'} the ${event.colour} tint “${event.name}”.`;
    case 'round_began':
      return `Round ${event.round}: ${event.taster === me ? 'you hold' : `${name(event.taster)} holds`} the spoon.`;
    case 'ended':
      return text.endings[event.ending] ?? null;
  }
}

function shown({ drops, colour }: Shown, names: readonly string[]): string {
  const who = drops.map((dye, seat) => `${names[seat] ?? ''} ${dye}`).join(', ');
  return `${who}. ${capital(outcome(drops, colour))}.`;
}

/** "red sinks, the water turns blue". */
export function outcome(drops: Shown['drops'], colour: Shown['colour']): string {
  const sunk = sunken(drops);
  return [...(sunk.length > 0 ? [text.sinks(sunk)] : []), text.turns(colour)].join(', ');
}
