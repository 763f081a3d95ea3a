import { fieldNumber, columnOf, rowOf, type Square } from '../fields/fields';

const corner = fieldNumber('D2');

/** The part of the board that the drawings of the cues show: between rust and apricot. */
export const PATCH: Square = { row: rowOf(corner), column: columnOf(corner), rows: 3, columns: 6 };
