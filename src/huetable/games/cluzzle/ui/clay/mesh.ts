/** The surface of the clay as triangles, block by block, so that a stroke remakes only what it has touched. */
import { CELLS, clip, index, LAYER, ROW, type Box, type Field } from './grid';
import { LIGHT } from './palette';

export const BLOCK = 16;
export const BLOCKS = CELLS / BLOCK;

/** One block's surface: a naive surface net, with normals taken from the field so that no seam shows. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colours: Float32Array;
  readonly triangles: Uint16Array;
}

export const blockNumber = (x: number, y: number, z: number): number => (y * BLOCKS + z) * BLOCKS + x;

/** The blocks whose surface may look different after cells of this box have changed; normals reach two cells far. */
export function touched({ low, high }: Box): number[] {
  const first = (at: number): number => clip(Math.floor((at - 3) / BLOCK), 0, BLOCKS - 1);
  const last = (at: number): number => clip(Math.floor((at + 2) / BLOCK), 0, BLOCKS - 1);
  const found: number[] = [];
  for (let y = first(low[1]); y <= last(high[1]); y++) {
    for (let z = first(low[2]); z <= last(high[2]); z++) {
      for (let x = first(low[0]); x <= last(high[0]); x++) found.push(blockNumber(x, y, z));
    }
  }
  return found;
}

const SIDE = BLOCK + 1;
const vertexOf = new Int16Array(SIDE ** 3);
const here = (x: number, y: number, z: number): number => ((y + 1) * SIDE + z + 1) * SIDE + x + 1;
const corners = [0, 1, ROW, ROW + 1, LAYER, LAYER + 1, LAYER + ROW, LAYER + ROW + 1] as const;

/** Room that is used again for every block. */
class Work {
  positions: number[] = [];
  normals: number[] = [];
  colours: number[] = [];
  triangles: number[] = [];

  clear(): void {
    this.positions.length = this.normals.length = this.colours.length = this.triangles.length = 0;
  }
}

const work = new Work();

/** Null where the block has no surface. */
export function meshOf({ depth, colour }: Field, block: number): Mesh | null {
  const ox = (block % BLOCKS) * BLOCK;
  const oz = (Math.floor(block / BLOCKS) % BLOCKS) * BLOCK;
  const oy = Math.floor(block / (BLOCKS * BLOCKS)) * BLOCK;
  work.clear();
  vertexOf.fill(-1);
  for (let y = Math.max(oy - 1, 0); y < Math.min(oy + BLOCK, CELLS - 1); y++) {
    for (let z = Math.max(oz - 1, 0); z < Math.min(oz + BLOCK, CELLS - 1); z++) row(depth, colour, ox, y, z, here(-ox, y - oy, z - oz));
  }
  if (work.positions.length === 0) return null;
  for (let y = 0; y < BLOCK; y++) {
    for (let z = 0; z < BLOCK; z++) {
      for (let x = 0; x < BLOCK; x++) faces(depth, ox, oy, oz, x, y, z);
    }
  }
  if (work.triangles.length === 0) return null;
  return {
    positions: Float32Array.from(work.positions),
    normals: Float32Array.from(work.normals),
    colours: Float32Array.from(work.colours),
    triangles: Uint16Array.from(work.triangles),
  };
}

/** How many of four cells, one behind and one above the other, are clay. */
function standing(depth: Int8Array, i: number): number {
  const low = ((depth[i] ?? 0) > 0 ? 1 : 0) + ((depth[i + ROW] ?? 0) > 0 ? 1 : 0);
  return low + ((depth[i + LAYER] ?? 0) > 0 ? 1 : 0) + ((depth[i + LAYER + ROW] ?? 0) > 0 ? 1 : 0);
}

/** The vertices along a row: only where some of the eight cells around are clay and some are not. */
function row(depth: Int8Array, colour: Uint8Array, ox: number, y: number, z: number, slot: number): void {
  const first = Math.max(ox - 1, 0);
  const last = Math.min(ox + BLOCK, CELLS - 1);
  let i = index(first, y, z);
  let left = standing(depth, i);
  for (let x = first; x < last; x++, i++) {
    const right = standing(depth, i + 1);
    const inside = left + right;
    if (inside > 0 && inside < 8) vertexOf[slot + x] = vertex(depth, colour, i, x, y, z);
    left = right;
  }
}

/** The number of the new vertex between eight cells. */
function vertex(depth: Int8Array, colour: Uint8Array, base: number, x: number, y: number, z: number): number {
  let deepest = base;
  for (const corner of corners) if ((depth[base + corner] ?? 0) > (depth[deepest] ?? 0)) deepest = base + corner;
  place(depth, base, x, y, z);
  slope(depth, x, y, z);
  const light = LIGHT[colour[deepest] ?? 0] ?? LIGHT[0];
  work.colours.push(light[0], light[1], light[2]);
  return work.positions.length / 3 - 1;
}

/** In the middle of where the edges between the cells cross the surface. */
function place(depth: Int8Array, base: number, x: number, y: number, z: number): void {
  let px = 0;
  let py = 0;
  let pz = 0;
  let count = 0;
  for (let corner = 0; corner < 8; corner++) {
    const from = depth[base + (corners[corner] ?? 0)] ?? 0;
    for (let axis = 0; axis < 3; axis++) {
      const bit = 1 << axis;
      if (corner & bit) continue;
      const to = depth[base + (corners[corner | bit] ?? 0)] ?? 0;
      if (from > 0 === to > 0) continue;
      const part = from / (from - to);
      px += (corner & 1) + (axis === 0 ? part : 0);
      pz += ((corner >> 1) & 1) + (axis === 1 ? part : 0);
      py += (corner >> 2) + (axis === 2 ? part : 0);
      count += 1;
    }
  }
  work.positions.push(x + 0.5 + px / count, y + 0.5 + py / count, z + 0.5 + pz / count);
}

function slope(depth: Int8Array, x: number, y: number, z: number): void {
  const at = (i: number, j: number, k: number): number =>
    depth[index(clip(i, 0, CELLS - 1), clip(j, 0, CELLS - 1), clip(k, 0, CELLS - 1))] ?? 0;
  let gx = 0;
  let gy = 0;
  let gz = 0;
  for (let a = 0; a < 2; a++) {
    for (let b = 0; b < 2; b++) {
      gx += at(x - 1, y + a, z + b) + at(x, y + a, z + b) - at(x + 1, y + a, z + b) - at(x + 2, y + a, z + b);
      gy += at(x + a, y - 1, z + b) + at(x + a, y, z + b) - at(x + a, y + 1, z + b) - at(x + a, y + 2, z + b);
      gz += at(x + a, y + b, z - 1) + at(x + a, y + b, z) - at(x + a, y + b, z + 1) - at(x + a, y + b, z + 2);
    }
  }
  const length = Math.hypot(gx, gy, gz) || 1;
  work.normals.push(gx / length, gy / length, gz / length);
}

/** The faces on the three edges that begin at a cell. */
function faces(depth: Int8Array, ox: number, oy: number, oz: number, x: number, y: number, z: number): void {
  if (vertexOf[here(x, y, z)] === -1) return;
  const i = index(ox + x, oy + y, oz + z);
  const solid = (depth[i] ?? 0) > 0;
  const v = (a: number, b: number, c: number): number => vertexOf[here(x + a, y + b, z + c)] ?? -1;
  if (ox + x < CELLS - 1 && solid !== (depth[i + 1] ?? 0) > 0) quad(v(0, 0, 0), v(0, -1, 0), v(0, -1, -1), v(0, 0, -1), solid);
  if (oy + y < CELLS - 1 && solid !== (depth[i + LAYER] ?? 0) > 0) quad(v(0, 0, 0), v(0, 0, -1), v(-1, 0, -1), v(-1, 0, 0), solid);
  if (oz + z < CELLS - 1 && solid !== (depth[i + ROW] ?? 0) > 0) quad(v(0, 0, 0), v(-1, 0, 0), v(-1, -1, 0), v(0, -1, 0), solid);
}

function quad(a: number, b: number, c: number, d: number, solid: boolean): void {
  if (a < 0 || b < 0 || c < 0 || d < 0) return;
  if (solid) work.triangles.push(a, b, c, a, c, d);
  else work.triangles.push(a, c, b, a, d, c);
}
