import { columnOf, COLUMNS, rowOf, ROWS } from '../fields/fields';

/** A corner of a piece: to the right or the left of its middle, and below or above it. */
export interface Corner {
  readonly across: 1 | -1;
  readonly down: 1 | -1;
}

/** The upper right one first, where eyes look for it. */
const CORNERS: readonly Corner[] = [
  { across: 1, down: -1 },
  { across: -1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
];
const OFF_THE_BOARD = 10;
const ON_A_MARK = 3;

/** The corner of each marked piece where its mark covers the fewest other pieces and marks. */
export function markCorners(marked: readonly number[], pieces: readonly number[]): readonly Corner[] {
  const marks = new Set<string>();
  return marked.map((field) => {
    const cost = (corner: Corner) =>
      covered(field, corner, pieces) + (marks.has(pointOf(field, corner)) ? ON_A_MARK : 0);
    const best = CORNERS.reduce((least, corner) => (cost(corner) < cost(least) ? corner : least));
    marks.add(pointOf(field, best));
    return best;
  });
}

/** Where four fields meet. */
const pointOf = (field: number, { across, down }: Corner): string =>
  `${columnOf(field) + (across + 1) / 2} ${rowOf(field) + (down + 1) / 2}`;

function covered(field: number, { across, down }: Corner, pieces: readonly number[]): number {
  const [column, row] = [columnOf(field), rowOf(field)];
  const beside = [
    [column + across, row],
    [column, row + down],
    [column + across, row + down],
  ] as const;
  return beside.reduce((sum, [x, y]) => {
    if (x < 0 || x >= COLUMNS || y < 0 || y >= ROWS) return sum + OFF_THE_BOARD;
    return sum + (pieces.includes(y * COLUMNS + x) ? 1 : 0);
  }, 0);
}
