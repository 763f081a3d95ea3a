import { columnOf, COLUMNS, numberOf, rowOf, ROWS } from './fields';
import type { Piece } from './types';

const REACH = 1.6;

/** Where people have guessed, as warmth from 0 to 1: each piece warms the fields around it. */
export function warmthOf(pieces: readonly Piece[]): readonly number[] {
  const fields = pieces.map((piece) => numberOf(piece.field));
  const heat = Array.from({ length: ROWS * COLUMNS }, (_, field) =>
    fields.reduce((sum, piece) => sum + glow(field, piece), 0),
  );
  const most = Math.max(...heat, 1e-9);
  return heat.map((value) => value / most);
}

function glow(field: number, piece: number): number {
  const gap = (rowOf(field) - rowOf(piece)) ** 2 + (columnOf(field) - columnOf(piece)) ** 2;
  return Math.exp(-gap / (2 * REACH ** 2));
}

/** What the bots make of it, lifted so that the unlikely can still be seen. */
export function botsWarmth(fields: readonly number[]): readonly number[] {
  return fields.map((value) => Math.sqrt(value / 255));
}
