/** Rotates solids in 64ths of a full turn, in whole numbers, as in the server's clay/turns.py. */
import type { Point } from '../strokes/strokes';

export const STEPS = 64;
const QUARTER = [0, 25, 50, 74, 98, 121, 142, 162, 181, 198, 213, 226, 237, 245, 251, 255, 256] as const;

type Matrix = readonly [Point, Point, Point];

export const wrap = (step: number): number => ((step % STEPS) + STEPS) % STEPS;

function sine(step: number): number {
  const turned = wrap(step);
  const [quarter, rest] = [turned >> 4, turned & 15];
  const value = QUARTER[quarter % 2 ? 16 - rest : rest] ?? 0;
  return quarter >= 2 ? -value : value;
}

const cosine = (step: number): number => sine(step + 16);

function times(a: Matrix, b: Matrix): Matrix {
  const cell = (i: Point, j: 0 | 1 | 2): number => (i[0] * b[0][j] + i[1] * b[1][j] + i[2] * b[2][j]) >> 8;
  const row = (i: Point): Point => [cell(i, 0), cell(i, 1), cell(i, 2)];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/** Rolled about z first, then tipped about x, then turned about y; 256 stands for one. */
export function rotationMatrix([turn, tip, roll]: Point): Matrix {
  const aboutY: Matrix = [
    [cosine(turn), 0, sine(turn)],
    [0, 256, 0],
    [-sine(turn), 0, cosine(turn)],
  ];
  const aboutX: Matrix = [
    [256, 0, 0],
    [0, cosine(tip), -sine(tip)],
    [0, sine(tip), cosine(tip)],
  ];
  const aboutZ: Matrix = [
    [cosine(roll), -sine(roll), 0],
    [sine(roll), cosine(roll), 0],
    [0, 0, 256],
  ];
  return times(times(aboutY, aboutX), aboutZ);
}

/** How far a rotated block with these half sides reaches along x, y and z. */
export function rotatedExtent(turned: Matrix, sides: Point): Point {
  const along = (row: Point): number =>
    ((Math.abs(row[0]) * sides[0] + Math.abs(row[1]) * sides[1] + Math.abs(row[2]) * sides[2]) >> 8) + 1;
  return [along(turned[0]), along(turned[1]), along(turned[2])];
}
