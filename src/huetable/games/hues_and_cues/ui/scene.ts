import type { Player } from '$lib/table/screens';
import { numberOf } from './fields';
import { lastReveal, type Reveal } from './rounds';
import { text } from './text';
import type { Piece, View } from './types';

/** What lies on the board. */
export interface Scene {
  readonly pieces: readonly Piece[];
  /** The giver's own target, for the giver's eyes. */
  readonly target: string | null;
  readonly reveal: Reveal | null;
}

/** After a round its pieces and the frame stay on the board until I go on, or the next cue is given; a while in any case. */
export function sceneOf(view: View, seat: number | null, dismissed: number, held = 0): Scene {
  const reveal = showsReveal(view, seat, dismissed, held) ? lastReveal(view) : null;
  return { pieces: reveal ? reveal.pieces : view.pieces, target: reveal ? null : view.target, reveal };
}

function showsReveal(view: View, seat: number | null, dismissed: number, held: number): boolean {
  if (view.past.length <= dismissed) return false;
  if (view.past.length === held) return true;
  if (view.phase === 'cue1') return seat !== view.giver && view.upheld === 0;
  return view.phase === 'choose' || view.phase === 'over';
}

/** What lies on each field, in words. */
export function notesOf(
  scene: Scene,
  players: readonly Player[],
  seat: number | null,
): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  const add = (field: string, note: string) => {
    const number = numberOf(field);
    notes.set(number, [notes.get(number), note].filter(Boolean).join(', '));
  };
  for (const piece of scene.pieces)
    add(piece.field, text.piece(players[piece.seat]?.name ?? '', piece.seat === seat));
  if (scene.target !== null) add(scene.target, text.targetHere);
  if (scene.reveal?.past.target) add(scene.reveal.past.target, text.wasTarget);
  return notes;
}
