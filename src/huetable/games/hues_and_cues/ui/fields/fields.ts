/** The board's 480 fields, numbered row by row from A1. The same as board.py. */
export const ROWS = 16;
export const COLUMNS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOP';

export const rowLetters: readonly string[] = Array.from(LETTERS);
export const rowNumbers: readonly number[] = rowLetters.map((_, row) => row);
export const columnNumbers: readonly number[] = Array.from({ length: COLUMNS }, (_, column) => column);

export function rowOf(field: number): number {
  return Math.floor(field / COLUMNS);
}

export function columnOf(field: number): number {
  return field % COLUMNS;
}

export function fieldName(field: number): string {
  return `${LETTERS.charAt(rowOf(field))}${columnOf(field) + 1}`;
}

export function fieldNumber(name: string): number {
  return LETTERS.indexOf(name.charAt(0)) * COLUMNS + Number(name.slice(1)) - 1;
}

/** How many steps apart two fields are, diagonals included. */
export function distance(one: number, other: number): number {
  return Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other)));
}

/** The points for a piece on a field. */
export function pointsFor(target: number, field: number): number {
  return Math.max(0, 3 - distance(target, field));
}

/** A square of fields, cut off at the board's edge. */
export interface Square {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export function squareAround(field: number, steps: number): Square {
  const row = Math.max(0, rowOf(field) - steps);
  const column = Math.max(0, columnOf(field) - steps);
  return {
    row,
    column,
    rows: Math.min(ROWS - 1, rowOf(field) + steps) - row + 1,
    columns: Math.min(COLUMNS - 1, columnOf(field) + steps) - column + 1,
  };
}

/** A part of the board of this size with a field in its middle, or as near to it as the board's edge allows. */
export function windowAround(field: number, rows: number, columns: number): Square {
  const start = (place: number, size: number, most: number) =>
    Math.min(most - size, Math.max(0, place - Math.floor(size / 2)));
  return {
    row: start(rowOf(field), rows, ROWS),
    column: start(columnOf(field), columns, COLUMNS),
    rows,
    columns,
  };
}

/** Whether a part of the board that shows this many rows can stay, because the field is not at its edge. */
export function windowKept({ row, column, rows, columns }: Square, field: number, asked: number): boolean {
  const inside = (place: number, start: number, size: number) => place > start && place < start + size - 1;
  return rows === asked && inside(rowOf(field), row, rows) && inside(columnOf(field), column, columns);
}

export function fieldsOf({ row, column, rows, columns }: Square): readonly number[] {
  return Array.from(
    { length: rows * columns },
    (_, place) => (row + Math.floor(place / columns)) * COLUMNS + column + (place % columns),
  );
}

/** What is typed of a place such as "L4" after one more key; a letter begins anew, and other keys are not for it. */
export function placeTyped(before: string, key: string): string | null {
  const letter = key.toUpperCase();
  if (rowLetters.includes(letter)) return letter;
  const place = before + key;
  return /^[A-P]\d+$/.test(place) && Number(place.slice(1)) >= 1 && Number(place.slice(1)) <= COLUMNS
    ? place
    : null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-4, 0],
  PageDown: [4, 0],
  Home: [0, -COLUMNS],
  End: [0, COLUMNS],
};

/** The field that a key leads to; null for other keys. The board does not wrap. */
export function fieldAfterKey(field: number, key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const row = Math.min(ROWS - 1, Math.max(0, rowOf(field) + step[0]));
  const column = Math.min(COLUMNS - 1, Math.max(0, columnOf(field) + step[1]));
  return row * COLUMNS + column;
}
