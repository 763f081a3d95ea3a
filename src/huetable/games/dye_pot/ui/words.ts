import { listed, text as page } from '$lib/i18n';
import { eventTeller, type Arguments } from '$lib/table/event-messages';
import type { ObservationOf, SeatWords } from '$lib/table/screens';
import messages from '../text/en.json?messages';
import { sunkenDyes } from './paint';
import { colourNames, dyeNames, text } from './text';
import type { Dye, Event, Move, Shown, View } from './types';

type Observation = ObservationOf<View, Move>;

/** What is asked of me, or whom we wait for. */
export function status(observation: Observation, names: readonly string[]): string {
  return observation.view.phase === 'pour' ? pouring(observation, names) : tasting(observation, names);
}

/** More names don't fit into the bar of a phone. */
const MOST_NAMES = 2;

function pouring({ view, seat, awaited }: Observation, names: readonly string[]): string {
  if (seat !== null && awaited.includes(seat)) return text.statusPour;
  const others = {
    names: listed(awaited.map((other) => names[other] ?? '')),
    many: awaited.length > MOST_NAMES ? awaited.length : 0,
  };
  return view.mine === null
    ? text.statusWaiting(others)
    : text.statusPoured({ dye: dyeNames[view.mine], ...others });
}

function tasting({ view, seat, moves }: Observation, names: readonly string[]): string {
  const { taster } = view;
  const colour = colourNames[view.colour];
  const claim = moves.some((move) => move.type === 'claim');
  if (seat === taster) return text.statusName({ claim, colour });
  return claim ? text.statusClaim({ colour }) : text.statusTaster({ name: names[taster] ?? '', colour });
}

/** While the drops fall, nobody is waited for. */
export function meanwhile({ type }: Event): string | null {
  return type === 'shown' ? text.statusFalling : type === 'ended' ? page.table.over : null;
}

/** Whoever may claim had better be quick. */
export function calls({ seat, awaited, moves }: Observation): boolean {
  return awaited.some((other) => other === seat) || moves.some((move) => move.type === 'claim');
}

/** The colour is told when the drops have fallen. */
export function spoils({ view }: Observation, told: View): boolean {
  return view.phase === 'name' && told.phase === 'pour';
}

/** The scene shows who has poured; a line for each would drown the rest. */
export const minor = ['poured'];

export function note({ view }: Observation, seat: number): string | SeatWords | null {
  if (view.phase === 'name' && view.claimed.includes(seat)) return { words: text.noteClaimed, icon: 'check' };
  return seat === view.taster ? text.noteTaster : null;
}

export function score({ view }: Observation, seat: number): string {
  return `${view.scores[seat] ?? 0}/${view.options.goal}`;
}

export function scoreInFull({ view }: Observation, seat: number): string {
  return text.spoken.score({ points: view.scores[seat] ?? 0, goal: view.options.goal });
}

/** For the message `shown`: the dyes that have sunk, and for each dye who poured it. */
function eventArguments(event: Event): Arguments {
  if (event.type !== 'shown') return {};
  const { drops } = event;
  const from = (dye: Dye) => drops.flatMap((drop, seat) => (drop === dye ? [seat] : []));
  return {
    sunk: sunkenDyes(drops),
    red: from('red'),
    yellow: from('yellow'),
    blue: from('blue'),
    water: from('water'),
  };
}

/** An event as one sentence, or null if it needs none. */
export const tell = eventTeller(messages, eventArguments);

/** "red sinks, the water turns blue". */
export function pourOutcome(drops: Shown['drops'], colour: Shown['colour']): string {
  const sunk = sunkenDyes(drops);
  return text.outcome({
    sunk: sunk.length,
    dyes: listed(sunk.map((dye) => dyeNames[dye])),
    colour: colourNames[colour],
    colour_is: colour,
  });
}
