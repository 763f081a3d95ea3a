/** The surface of the clay as triangles, block by block, so that a stroke rebuilds only the blocks it has touched. */
import { CELLS, clip, DEPTH_LIMIT, index, LAYER, ROW, type Box, type Field } from './grid';
import { LINEAR_RGB } from '../strokes/palette';

const BLOCK = 16;
export const BLOCKS = CELLS / BLOCK;

/** One block's surface: a naive surface net, with normals taken from the field so that no seam shows. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colours: Float32Array;
  readonly triangles: Uint16Array;
}

const blockNumber = (x: number, y: number, z: number): number => (y * BLOCKS + z) * BLOCKS + x;

/** Around a cell that has changed, normals look different two cells away, and vertices lie between cells. */
const SEEN_FROM = 3;

/** The blocks whose surface may look different after cells of this box have changed. */
export function touchedBlocks({ low, high }: Box): number[] {
  const first = (at: number): number => clip(Math.floor((at - SEEN_FROM) / BLOCK), 0, BLOCKS - 1);
  const last = (at: number): number => clip(Math.floor((at + SEEN_FROM - 1) / BLOCK), 0, BLOCKS - 1);
  const found: number[] = [];
  for (let y = first(low[1]); y <= last(high[1]); y++) {
    for (let z = first(low[2]); z <= last(high[2]); z++) {
      for (let x = first(low[0]); x <= last(high[0]); x++) found.push(blockNumber(x, y, z));
    }
  }
  return found;
}

const SIDE = BLOCK + 1;
/** The most vertices of a block: one for each of its cells and of those just before it. */
const MOST = SIDE ** 3;
const [BEHIND, BELOW] = [SIDE, SIDE * SIDE];

/** The block's cells with two before and two behind them, which vertices and normals look at. Beyond the cube's sides
 *  there is no clay, so that the surface is closed there.
 */
const AROUND = 2;
const WIDE = BLOCK + 2 * AROUND;
const [STEP_Z, STEP_Y] = [WIDE, WIDE * WIDE];
const near = new Int8Array(WIDE ** 3);

/** Buffers that are reused for every block, so that a stroke allocates next to nothing. */
const vertexOf = new Int16Array(MOST);
const positions = new Float32Array(3 * MOST);
const normals = new Float32Array(3 * MOST);
const colours = new Float32Array(3 * MOST);
const triangles = new Uint16Array(18 * MOST);
const eight = new Int32Array(8);
let vertices = 0;
let corners = 0;

/** Null if the block has no surface. */
export function meshOf(field: Field, block: number): Mesh | null {
  const ox = (block % BLOCKS) * BLOCK;
  const oz = (Math.floor(block / BLOCKS) % BLOCKS) * BLOCK;
  const oy = Math.floor(block / (BLOCKS * BLOCKS)) * BLOCK;
  vertices = corners = 0;
  if (!lookAround(field.depth, ox, oy, oz)) return null;
  vertexOf.fill(-1);
  for (let y = -1; y < BLOCK; y++) {
    for (let z = -1; z < BLOCK; z++) row(field, ox, oy, oz, y, z);
  }
  if (corners === 0) return null;
  return {
    positions: positions.slice(0, 3 * vertices),
    normals: normals.slice(0, 3 * vertices),
    colours: colours.slice(0, 3 * vertices),
    triangles: triangles.slice(0, corners),
  };
}

/** Copies the cells around a block; false where none of them is clay. */
function lookAround(depth: Int8Array, ox: number, oy: number, oz: number): boolean {
  near.fill(-DEPTH_LIMIT);
  const first = Math.max(ox - AROUND, 0);
  const last = Math.min(ox + BLOCK + AROUND, CELLS);
  let clay = false;
  for (let y = Math.max(oy - AROUND, 0); y < Math.min(oy + BLOCK + AROUND, CELLS); y++) {
    for (let z = Math.max(oz - AROUND, 0); z < Math.min(oz + BLOCK + AROUND, CELLS); z++) {
      let from = index(first, y, z);
      let to = place(first - ox, y - oy, z - oz);
      for (let x = first; x < last; x++, from++, to++) {
        const deep = depth[from] ?? 0;
        near[to] = deep;
        clay ||= deep > 0;
      }
    }
  }
  return clay;
}

/** Where a cell of the block lies among those around it. */
const place = (x: number, y: number, z: number): number =>
  (y + AROUND) * STEP_Y + (z + AROUND) * STEP_Z + x + AROUND;

/** Which of four cells, one behind and one above the other, are clay: a bit for each. */
function standing(i: number): number {
  const low = ((near[i] ?? 0) > 0 ? 1 : 0) | ((near[i + STEP_Z] ?? 0) > 0 ? 2 : 0);
  return low | ((near[i + STEP_Y] ?? 0) > 0 ? 4 : 0) | ((near[i + STEP_Y + STEP_Z] ?? 0) > 0 ? 8 : 0);
}

/** The vertices along a row: only where some of the eight cells around are clay and some are not. The faces of a vertex
 *  lead to vertices that were made before it; those of the row before the block belong to the block before it, if there is
 *  one.
 */
function row(field: Field, ox: number, oy: number, oz: number, y: number, z: number): void {
  const own = (y >= 0 || oy === 0) && (z >= 0 || oz === 0);
  const line = (y + 1) * BELOW + (z + 1) * BEHIND + 1;
  let i = place(-1, y, z);
  let left = standing(i);
  for (let x = -1; x < BLOCK; x++, i++) {
    const right = standing(i + 1);
    if ((left | right) !== 0 && (left & right) !== 15) {
      vertexOf[line + x] = vertex(field, i, ox + x, oy + y, oz + z);
      if (own && (x >= 0 || ox === 0)) faces(line + x, left, right);
    }
    left = right;
  }
}

/** The number of the new vertex between eight cells. */
function vertex({ colour }: Field, i: number, x: number, y: number, z: number): number {
  const to = 3 * vertices;
  for (let corner = 0; corner < 8; corner++) eight[corner] = near[i + (NEAR_CORNERS[corner] ?? 0)] ?? 0;
  put(to, x, y, z);
  slope(i, to);
  tint(colour, index(x, y, z), to);
  return vertices++;
}

/** From the first of eight cells to each of them: x in the lowest bit, then z, then y. */
const NEAR_CORNERS = [
  0,
  1,
  STEP_Z,
  STEP_Z + 1,
  STEP_Y,
  STEP_Y + 1,
  STEP_Y + STEP_Z,
  STEP_Y + STEP_Z + 1,
] as const;
const CORNERS = [0, 1, ROW, ROW + 1, LAYER, LAYER + 1, LAYER + ROW, LAYER + ROW + 1] as const;

/** The mean of the clay around, so that two colours meet in a soft line. */
function tint(colour: Uint8Array, base: number, to: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let corner = 0; corner < 8; corner++) {
    if ((eight[corner] ?? 0) <= 0) continue;
    const light = LINEAR_RGB[colour[base + (CORNERS[corner] ?? 0)] ?? 0] ?? LINEAR_RGB[0];
    red += light[0];
    green += light[1];
    blue += light[2];
    count += 1;
  }
  colours[to] = red / count;
  colours[to + 1] = green / count;
  colours[to + 2] = blue / count;
}

/** In the middle of where the edges between the eight cells cross the surface. */
function put(to: number, x: number, y: number, z: number): void {
  let px = 0;
  let py = 0;
  let pz = 0;
  let count = 0;
  for (let corner = 0; corner < 7; corner++) {
    const from = eight[corner] ?? 0;
    for (let bit = 1; bit < 8; bit <<= 1) {
      if (corner & bit) continue;
      const other = eight[corner | bit] ?? 0;
      if (from > 0 === other > 0) continue;
      const part = from / (from - other);
      px += (corner & 1) + (bit === 1 ? part : 0);
      pz += ((corner >> 1) & 1) + (bit === 2 ? part : 0);
      py += (corner >> 2) + (bit === 4 ? part : 0);
      count += 1;
    }
  }
  positions[to] = x + 0.5 + px / count;
  positions[to + 1] = y + 0.5 + py / count;
  positions[to + 2] = z + 0.5 + pz / count;
}

function slope(i: number, to: number): void {
  const gx = drop(i, 1, STEP_Z, STEP_Y);
  const gy = drop(i, STEP_Y, 1, STEP_Z);
  const gz = drop(i, STEP_Z, 1, STEP_Y);
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
  normals[to] = gx / length;
  normals[to + 1] = gy / length;
  normals[to + 2] = gz / length;
}

/** How much shallower it gets one way, over four cells in each of four lines. */
function drop(i: number, step: number, one: number, other: number): number {
  return fall(i, step) + fall(i + one, step) + fall(i + other, step) + fall(i + one + other, step);
}

function fall(i: number, step: number): number {
  return (near[i - step] ?? 0) + (near[i] ?? 0) - (near[i + step] ?? 0) - (near[i + 2 * step] ?? 0);
}

/** The faces on the three edges that begin at a cell. */
function faces(slot: number, left: number, right: number): void {
  const solid = (left & 1) === 1;
  if (solid !== ((right & 1) === 1)) quad(slot, slot - BELOW, slot - BELOW - BEHIND, slot - BEHIND, solid);
  if (solid !== ((left & 4) === 4)) quad(slot, slot - BEHIND, slot - BEHIND - 1, slot - 1, solid);
  if (solid !== ((left & 2) === 2)) quad(slot, slot - 1, slot - 1 - BELOW, slot - BELOW, solid);
}

function quad(a: number, b: number, c: number, d: number, solid: boolean): void {
  const p = vertexOf[a] ?? -1;
  const q = vertexOf[solid ? b : d] ?? -1;
  const r = vertexOf[c] ?? -1;
  const s = vertexOf[solid ? d : b] ?? -1;
  if (p < 0 || q < 0 || r < 0 || s < 0) return;
  triangle(p, q, r);
  triangle(p, r, s);
}

function triangle(a: number, b: number, c: number): void {
  triangles[corners++] = a;
  triangles[corners++] = b;
  triangles[corners++] = c;
}
