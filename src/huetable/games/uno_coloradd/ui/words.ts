import { listed } from '$lib/i18n';
import type { ObservationOf } from '$lib/table/screens';
import { seatsInPlay, isExposed, nextSeat } from './board/seats';
import { cardName, symbolName } from './cards/cards';
import { tell } from './event-sentences';
import { colourNames, text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.status;

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat } = observation;
  if (!seatsInPlay(view)) return between(observation, names);
  if (view.watch.dispute) return words.voting({ name: names[view.watch.dispute.accused] ?? '' });
  if (seat !== null && isExposed(view.watch, seat)) return words.callNow;
  return seat === view.turn ? mine(observation, names) : theirs(observation, names);
}

function mine({ view, moves }: Observation, names: Names): string {
  const { cards, by } = view.threat;
  switch (view.phase) {
    case 'colour':
      return words.chooseFirst;
    case 'drawn':
      return words.drew({ card: drawnCard(view) });
    case 'stack':
      return words.takeOrStack({ cards });
    case 'challenge':
      return words.takeOrChallenge({ cards, by: names[by] ?? '' });
    case 'honour':
      return words.honour;
    default:
      return myTurn(view, moves);
  }
}

function myTurn({ colour, discard }: View, moves: readonly Move[]): string {
  if (moves.some((move) => move.type === 'pass')) return words.pass;
  if (!moves.some((move) => move.type === 'play')) return words.draw;
  const top = discard.at(-1);
  const symbol = top === undefined ? null : symbolName(top);
  const match = { colour: colour === null ? '' : colourNames[colour] };
  return symbol === null ? words.playColour(match) : words.play({ ...match, symbol });
}

function drawnCard({ hand }: View): string {
  const card = hand.at(-1);
  return card === undefined ? '' : cardName(card);
}

function theirs({ view, seat }: Observation, names: Names): string {
  const [name, { cards }] = [names[view.turn] ?? '', view.threat];
  const late = view.watch.exposed.find((exposure) => exposure.seat !== seat);
  if (late) return words.notCalled({ name: names[late.seat] ?? '' });
  switch (view.phase) {
    case 'colour':
      return words.choosesFirst({ name });
    case 'drawn':
      return words.hasDrawn({ name });
    case 'stack':
      return words.takesOrStacks({ name, cards });
    case 'challenge':
      return words.takesOrChallenges({ name, cards });
    case 'honour':
      return words.honours({ name });
    default:
      if (seat === null) return watched(view, name);
      return nextSeat(view) === seat
        ? words.turnThenYou({ name })
        : words.turn({ name, next: names[nextSeat(view)] ?? '' });
  }
}

/** For people who only watch. */
function watched({ colour, discard }: View, name: string): string {
  const top = discard.at(-1);
  const symbol = top === undefined ? null : symbolName(top);
  const match = { name, colour: colour === null ? '' : colourNames[colour] };
  return symbol === null ? words.watchedColour(match) : words.watched({ ...match, symbol });
}

/** Whose turn comes after this one; after a draw or a challenge that depends on what happens. */
export function next({ view }: Observation): number | null {
  return seatsInPlay(view) && view.phase === 'turn' ? nextSeat(view) : null;
}

/** More names would fill the bar. */
const MOST_NAMES = 3;

function between({ view, seat, awaited }: Observation, names: Names): string {
  if (view.phase === 'over') return words.over;
  if (seat !== null && awaited.includes(seat)) return words.next({ round: view.match.round });
  if (awaited.length > MOST_NAMES) return words.waitingForMany({ players: awaited.length });
  return words.waiting({ names: listed(awaited.map((other) => names[other] ?? '')) });
}

/** I must decide, or call UNO, or I can catch somebody. */
export function calls({ seat, awaited, view }: Observation): boolean {
  return seat !== null && (awaited.includes(seat) || view.watch.exposed.length > 0);
}

/** On my own turn the status says what to play: somebody whom I could catch is said besides. */
export function chance({ view, seat, moves }: Observation, names: Names): string | null {
  const late = view.watch.exposed.find(({ seat: other }) =>
    moves.some((move) => move.type === 'catch' && move.target === other),
  );
  return late && seat === view.turn ? text.spoken.chance({ name: names[late.seat] ?? '' }) : null;
}

/** For screen readers only, not for the log. */
export const minor: readonly Event['type'][] = ['is_ready', 'kept', 'unlocked'];

export function note({ view }: Observation, seat: number): string | null {
  return view.phase === 'round_over' && view.match.ready.includes(seat) ? text.isReady : null;
}

/** Just the number: five seats share the width of a phone. Nothing until somebody has points. */
export function score({ view }: Observation, seat: number): string {
  const { scores } = view.match;
  const counts = view.options.goal > 0 && scores.some((points) => points > 0);
  return counts ? String(scores[seat] ?? 0) : '';
}

export function scoreInFull(observation: Observation, seat: number): string {
  const points = score(observation, seat);
  return points === '' ? '' : text.points({ points: Number(points) });
}
