import { listed } from '$lib/i18n';
import { eventTeller, type Arguments } from '$lib/table/event-messages';
import type { ObservationOf } from '$lib/table/screens';
import messages from '../text/en.json?messages';
import { sunkenDyes } from './paint';
import { text } from './text';
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

/** The dyes that have sunk, for the message `shown`. */
function eventArguments(event: Event): Arguments {
  return event.type === 'shown' ? { sunk: sunkenDyes(event.drops) } : {};
}

/** An event as one sentence, or null if it needs none. */
export const tell = eventTeller(messages, eventArguments);

/** "red sinks, the water turns blue". */
export function pourOutcome(drops: Shown['drops'], colour: Shown['colour']): string {
  const sunk = sunkenDyes(drops);
  return [...(sunk.length > 0 ? [text.sinks(sunk)] : []), text.turns(colour)].join(', ');
}
