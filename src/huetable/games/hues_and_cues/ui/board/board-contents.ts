import type { Player, Step } from '$lib/table/screens';
import { fieldNumber } from '../fields/fields';
import { lastReveal, type Reveal } from '../reveal/rounds';
import { text } from '../text';
import type { Event, Piece, View } from '../types';

/** What lies on the board: pieces, the giver's target, or a reveal. */
export interface BoardContents {
  readonly pieces: readonly Piece[];
  /** Only the giver sees the target. */
  readonly target: string | null;
  readonly reveal: Reveal | null;
}

/**
 * After a round, its pieces and frame stay until the player goes on or the next cue is given, and for a minimum time. A
 * reveal that is being shown again is there, too, although the player had left it.
 */
export function boardContents(
  view: View,
  seat: number | null,
  dismissed: number,
  heldRound = 0,
  step: Step<Event> | null = null,
): BoardContents {
  const reveal = endsRound(step) || showsReveal(view, seat, dismissed, heldRound) ? lastReveal(view) : null;
  return { pieces: reveal ? reveal.pieces : view.pieces, target: reveal ? null : view.target, reveal };
}

export function showsReveal(view: View, seat: number | null, dismissed: number, heldRound: number): boolean {
  if (view.past.length <= dismissed) return false;
  if (view.past.length === heldRound) return true;
  if (view.phase === 'cue1') return seat !== view.giver && view.upheld === 0;
  return view.phase === 'choose' || view.phase === 'over';
}

function endsRound(step: Step<Event> | null): boolean {
  return step?.event.type === 'revealed' || step?.event.type === 'voided';
}

/** What lies on each field, in words for screen readers. */
export function fieldNotes(
  contents: BoardContents,
  players: readonly Player[],
  seat: number | null,
): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  const add = (field: string, note: string) => {
    const number = fieldNumber(field);
    notes.set(number, [notes.get(number), note].filter(Boolean).join(', '));
  };
  for (const piece of contents.pieces)
    add(piece.field, text.board.piece({ mine: piece.seat === seat, name: players[piece.seat]?.name ?? '' }));
  if (contents.target !== null) add(contents.target, text.board.yourTarget);
  if (contents.reveal?.past.target) add(contents.reveal.past.target, text.board.target);
  return notes;
}
