import { columnOf, COLUMNS, fieldNumber, rowOf, ROWS } from '../fields/fields';
import type { Piece } from '../types';

const REACH = 1.6;

/** Where people guessed, from 0 to 1 for each field: each piece warms the fields around it. */
export function guessHeat(pieces: readonly Piece[]): readonly number[] {
  const fields = pieces.map((piece) => fieldNumber(piece.field));
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

/** The bots' heat map, with low values raised so that they can still be seen. */
export function botHeat(fields: readonly number[]): readonly number[] {
  return fields.map((value) => Math.sqrt(value / 255));
}
