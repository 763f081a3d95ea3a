import { numberOf, worth } from './fields';
import type { Past, Piece, View } from './types';

export function guessing({ phase }: View): boolean {
  return phase === 'guess1' || phase === 'guess2';
}

/** Who places at a turn of this round of guesses: clockwise first, then the other way; -1 after the last. */
export function guesserAt(view: View, turn: number): number {
  const seats = view.scores.length;
  if (turn >= seats - 1) return -1;
  const step = view.phase === 'guess1' ? turn + 1 : -turn - 1;
  return (view.giver + step + seats) % seats;
}

/** A round that is over, as it lies on the board. */
export interface Reveal {
  readonly round: number;
  readonly past: Past;
  readonly pieces: readonly Piece[];
}

export function lastReveal(view: View): Reveal | null {
  const past = view.past.at(-1);
  return past ? { round: view.past.length, past, pieces: view.shown } : null;
}

/** Points that a piece has earned. */
export function earned(reveal: Reveal, piece: Piece): number {
  return reveal.past.target === null ? 0 : worth(numberOf(reveal.past.target), numberOf(piece.field));
}

/** Cues that stand in no round: they were withdrawn, and cannot be used again. */
export function withdrawn(view: View): readonly string[] {
  const stood = [...view.past.flatMap((past) => past.cues), ...view.cues.map((cue) => cue.words)];
  return view.used.filter((words) => !stood.includes(words));
}
