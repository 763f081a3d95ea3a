import type { ObservationOf } from '$lib/table/screens';
import { guesserAt, isGuessing } from './reveal/rounds';
import { tell } from './event-sentences';
import { quoted } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat } = observation;
  if (isGuessing(view)) return guess(observation, names);
  return seat === view.giver ? mine(view) : theirs(view, names[view.giver] ?? '');
}

function mine(view: View): string {
  switch (view.phase) {
    case 'choose':
      return view.options.young
        ? 'Your round: pick any colour of the board, in secret'
        : 'Your round: choose a colour of your card, in secret';
    case 'cue1':
      return `One word for ${view.target ?? 'your colour'}`;
    default:
      return `Two words more for ${view.target ?? 'your colour'}, one, or a pass`;
  }
}

function theirs(view: View, giver: string): string {
  switch (view.phase) {
    case 'choose':
      return `${giver} chooses a colour`;
    case 'cue1':
      return `${giver} looks for a word`;
    case 'cue2':
      return `${giver} thinks about a second cue`;
    default:
      return 'The game is over';
  }
}

function guess({ view, seat }: Observation, names: Names): string {
  const cue = quoted(view.cues.at(-1)?.words ?? '');
  const turn = guesserAt(view, view.turn);
  if (view.waiting) return `${cue}: any objections?`;
  if (turn === seat) return `${cue}: place your ${view.phase === 'guess1' ? 'first' : 'second'} piece`;
  const next = guesserAt(view, view.turn + 1) === seat ? ', then you' : '';
  return `${cue}: ${names[turn] ?? ''} places a piece${next}`;
}

/** For screen readers only: whoever sees the board knows it. */
export const minor: readonly Event['type'][] = ['guessing_began'];

export function note({ view }: Observation, seat: number): string | null {
  if (view.phase === 'over') return null;
  if (seat === view.giver) return 'giver';
  if (!isGuessing(view)) return null;
  return view.pieces.some((piece) => piece.seat === seat && piece.guess === (view.phase === 'guess1' ? 1 : 2))
    ? 'placed'
    : null;
}

export function score({ view }: Observation, seat: number): string {
  return String(view.scores[seat] ?? 0);
}
