import { colourNames, lightness } from './colour-names';
import { columnOf, COLUMNS, rowOf, ROWS } from './fields';
import { text } from '../text';

/** What a field looks like in words, for players who can't tell its colour from those around it. */

interface Neighbour {
  readonly word: string;
  readonly steps: number;
}

/** Side to side, top to bottom, and along both diagonals: rows and columns to go. */
const LINES = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** The first field on the way that has another name, and how far it is. */
function neighbour(field: number, down: number, right: number): Neighbour | null {
  let [row, column] = [rowOf(field) + down, columnOf(field) + right];
  for (let steps = 1; row >= 0 && row < ROWS && column >= 0 && column < COLUMNS; steps++) {
    const word = colourNames[row * COLUMNS + column]?.word ?? '';
    if (word !== colourNames[field]?.word) return { word, steps };
    [row, column] = [row + down, column + right];
  }
  return null;
}

function nearest<T>(all: readonly T[], steps: (one: T) => number): T | undefined {
  return all.toSorted((one, other) => steps(one) - steps(other))[0];
}

/** The names on both sides, where they are nearest; at the edge of the board there may be only one. */
function neighbours(field: number): readonly Neighbour[] {
  const sides = LINES.map(([down, right]) =>
    [neighbour(field, -down, -right), neighbour(field, down, right)].filter((side) => side !== null),
  );
  const between = sides.filter(([one, other]) => one && other && one.word !== other.word);
  const pair = nearest(between, (both) => both.reduce((sum, { steps }) => sum + steps, 0));
  const single = nearest(sides.flat(), ({ steps }) => steps);
  return pair ?? (single ? [single] : []);
}

function around(field: number): string {
  const [one, other] = neighbours(field);
  if (!one) return '';
  return other
    ? text.look.between({ one: one.word, other: other.word })
    : text.look.next({ other: one.word });
}

const looks = new Map<number, string>();

/** "Lightness 62%, between salmon and cream". It never changes, so each is worked out once. */
export function fieldLook(field: number): string {
  const known = looks.get(field);
  if (known !== undefined) return known;
  const percent = lightness[field] ?? 0;
  const look = [text.look.lightness({ percent }), around(field)].filter(Boolean).join(', ');
  looks.set(field, look);
  return look;
}
