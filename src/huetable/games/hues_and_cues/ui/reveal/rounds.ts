import { listed } from '$lib/i18n';
import type { Player } from '$lib/table/screens';
import { fieldNumber, pointsFor } from '../fields/fields';
import { text } from '../text';
import type { PastRound, Piece, View } from '../types';

export function isGuessing({ phase }: View): boolean {
  return phase === 'guess1' || phase === 'guess2';
}

/** The seat that places at a turn of this round: clockwise for the first pieces, then the other way; -1 after the last. */
export function guesserAt(view: View, turn: number): number {
  const seats = view.scores.length;
  if (turn >= seats - 1) return -1;
  const step = view.phase === 'guess1' ? turn + 1 : -turn - 1;
  return (view.giver + step + seats) % seats;
}

/** A finished round with its pieces. */
export interface Reveal {
  readonly round: number;
  readonly past: PastRound;
  readonly pieces: readonly Piece[];
}

export function lastReveal(view: View): Reveal | null {
  const past = view.past.at(-1);
  return past ? { round: view.past.length, past, pieces: view.shown } : null;
}

/** "Round 2 of 8", or "Extra round 1". */
export function roundLabel(round: number, rounds: number): string {
  return text.reveal.round({ round, rounds, extra: Math.max(0, round - rounds) });
}

/** The points that a piece earned. */
export function pointsEarned(reveal: Reveal, piece: Piece): number {
  return reveal.past.target === null
    ? 0
    : pointsFor(fieldNumber(reveal.past.target), fieldNumber(piece.field));
}

/** Cues that were withdrawn after an objection; they can't be used again. */
export function withdrawnCues(view: View): readonly string[] {
  const stood = [...view.past.flatMap((past) => past.cues), ...view.cues.map((cue) => cue.words)];
  return view.used.filter((words) => !stood.includes(words));
}

/** How many pieces are on the target or right next to it: these score for the giver. */
export function closePieces(reveal: Reveal): number {
  return reveal.pieces.filter((piece) => pointsEarned(reveal, piece) > 1).length;
}

/** Beside more pieces than these, points would cover other pieces and the frame. */
const MOST_MARKS = 6;

/** So many pieces score that their points stand in the pieces. */
export function isCrowded(reveal: Reveal): boolean {
  return reveal.pieces.filter((piece) => pointsEarned(reveal, piece) > 0).length > MOST_MARKS;
}

/** Who can still win in the extra rounds; null while nobody is tied. Of more players than `named`, how many they are. */
export function tieLine(
  { tied, phase }: View,
  players: readonly Player[],
  named = players.length,
): string | null {
  if (tied.length === 0 || phase === 'over') return null;
  const all = tied.length === players.length;
  if (!all && tied.length > named) return text.scores.tiedMany({ players: tied.length });
  return text.scores.tied({ all, names: listed(tied.map((seat) => players[seat]?.name ?? '')) });
}
