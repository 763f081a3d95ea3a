/** The tools that change existing clay: smooth, flatten, paint and pull. */
import {
  CELLS,
  clip,
  DEPTH_LIMIT,
  floorDiv,
  DEPTH_STEPS,
  index,
  LAYER,
  wholeRoot,
  ROW,
  type Box,
  type Field,
} from './grid';
import type { Point } from '../strokes/strokes';

/** A weight that falls from `most` in the middle of a dab to 0 at its rim. */
function falloff(
  at: Point,
  size: number,
  most: number,
  steep = 1,
): (x: number, y: number, z: number) => number {
  const square = size * size;
  return (x, y, z) => {
    const u = 2 * x + 1 - at[0];
    const v = 2 * y + 1 - at[1];
    const w = 2 * z + 1 - at[2];
    return clip(floorDiv((square - (u * u + v * v + w * w)) * most * steep, square), 0, most);
  };
}

function eachCell({ low, high }: Box, visit: (x: number, y: number, z: number, i: number) => void): void {
  for (let y = low[1]; y < high[1]; y++) {
    for (let z = low[2]; z < high[2]; z++) {
      for (let x = low[0], i = index(x, y, z); x < high[0]; x++, i++) visit(x, y, z, i);
    }
  }
}

/** A buffer for one dab, reused so that smoothing allocates nothing. */
const before = new Int32Array((CELLS + 2) ** 3);

/** Each cell moves towards the mean of the cells around it, with weights 1 2 1 along each side. */
export function smooth(field: Field, box: Box, at: Point, size: number): void {
  const { depth } = field;
  const { low, high } = box;
  const [wide, deep] = [high[0] - low[0] + 2, high[2] - low[2] + 2];
  const layer = wide * deep;
  copyBox(depth, box);
  const weight = falloff(at, size, 64);
  eachCell(box, (x, y, z, i) => {
    const share = weight(x, y, z);
    if (share === 0) return;
    const middle = (y - low[1] + 1) * layer + (z - low[2] + 1) * wide + (x - low[0] + 1);
    const old = before[middle] ?? 0;
    const mean =
      (plane(middle - layer, wide) + 2 * plane(middle, wide) + plane(middle + layer, wide) + 32) >> 6;
    depth[i] = old + (((mean - old) * share + 32) >> 6);
  });
}

const line = (i: number): number => (before[i - 1] ?? 0) + 2 * (before[i] ?? 0) + (before[i + 1] ?? 0);
const plane = (i: number, wide: number): number => line(i - wide) + 2 * line(i) + line(i + wide);

/** Copies the box and one cell around it; outside the cube there is no clay. */
function copyBox(depth: Int8Array, { low, high }: Box): void {
  let to = 0;
  for (let y = low[1] - 1; y <= high[1]; y++) {
    for (let z = low[2] - 1; z <= high[2]; z++) {
      const off = y < 0 || z < 0 || y >= CELLS || z >= CELLS;
      for (let x = low[0] - 1; x <= high[0]; x++) {
        before[to++] = off || x < 0 || x >= CELLS ? -DEPTH_LIMIT : (depth[index(x, y, z)] ?? 0);
      }
    }
  }
}

/** Removes the clay that stands out over a plane. */
export function flatten(field: Field, box: Box, at: Point, size: number, normal: Point): void {
  const { depth } = field;
  const weight = falloff(at, size, 64, 2);
  eachCell(box, (x, y, z, i) => {
    const share = weight(x, y, z);
    if (share === 0) return;
    const over =
      normal[0] * (2 * x + 1 - at[0]) + normal[1] * (2 * y + 1 - at[1]) + normal[2] * (2 * z + 1 - at[2]);
    const old = depth[i] ?? 0;
    const wanted = Math.min(old, clip((-over * DEPTH_STEPS) >> 7, -DEPTH_LIMIT, DEPTH_LIMIT));
    depth[i] = old + (((wanted - old) * share + 32) >> 6);
  });
}

export function paint(field: Field, box: Box, at: Point, size: number, colour: number): void {
  eachCell(box, (x, y, z, i) => {
    const u = 2 * x + 1 - at[0];
    const v = 2 * y + 1 - at[1];
    const w = 2 * z + 1 - at[2];
    if (DEPTH_STEPS * size >= wholeRoot(DEPTH_STEPS * DEPTH_STEPS * (u * u + v * v + w * w)))
      field.colour[i] = colour;
  });
}

const pulledDepth = new Int8Array(CELLS ** 3);
const pulledColour = new Uint8Array(CELLS ** 3);

/** The clay under the finger moves with it; clay further away moves less. */
export function pull(field: Field, box: Box, at: Point, size: number, by: Point): void {
  const weight = falloff(at, size, 256);
  eachCell(box, (x, y, z, i) => {
    const near = weight(x, y, z);
    const share = (near * near) >> 8;
    const p = 16 * x - ((8 * by[0] * share) >> 8);
    const q = 16 * y - ((8 * by[1] * share) >> 8);
    const r = 16 * z - ((8 * by[2] * share) >> 8);
    pulledDepth[i] = between(field.depth, p, q, r);
    pulledColour[i] = field.colour[index(nearest(p), nearest(q), nearest(r))] ?? 0;
  });
  eachCell(box, (_x, _y, _z, i) => {
    field.depth[i] = pulledDepth[i] ?? 0;
    field.colour[i] = pulledColour[i] ?? 0;
  });
}

const nearest = (at: number): number => clip((at + 8) >> 4, 0, CELLS - 1);

/** The depth between eight cells, weighed by how near they are; positions in sixteenths of a cell. */
function between(depth: Int8Array, x: number, y: number, z: number): number {
  const i = clip(x >> 4, 0, CELLS - 2);
  const j = clip(y >> 4, 0, CELLS - 2);
  const k = clip(z >> 4, 0, CELLS - 2);
  const u = clip(x - 16 * i, 0, 16);
  const v = clip(y - 16 * j, 0, 16);
  const w = clip(z - 16 * k, 0, 16);
  const here = index(i, j, k);
  const along = (at: number): number => (16 - u) * (depth[at] ?? 0) + u * (depth[at + 1] ?? 0);
  const across = (at: number): number => (16 - w) * along(at) + w * along(at + ROW);
  return ((16 - v) * across(here) + v * across(here + LAYER) + 2048) >> 12;
}
