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

/** Around a cell that has changed, normals look different two cells away, and vertices lie between cells. */
const SEEN_FROM = 3;

/** The blocks whose surface may look different after cells of this box have changed. */
export function touched({ low, high }: Box): number[] {
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
/** So many vertices a block has at most, one for each of its cells and of those just before it. */
const MOST = SIDE ** 3;
const [BEHIND, BELOW] = [SIDE, SIDE * SIDE];

/** Room that is used again for every block, so that a stroke makes next to no garbage. */
const vertexOf = new Int16Array(MOST);
const positions = new Float32Array(3 * MOST);
const normals = new Float32Array(3 * MOST);
const colours = new Float32Array(3 * MOST);
const triangles = new Uint16Array(18 * BLOCK ** 3);
const eight = new Int32Array(8);
let vertices = 0;
let corners = 0;

/** Null where the block has no surface. */
export function meshOf(field: Field, block: number): Mesh | null {
  const ox = (block % BLOCKS) * BLOCK;
  const oz = (Math.floor(block / BLOCKS) % BLOCKS) * BLOCK;
  const oy = Math.floor(block / (BLOCKS * BLOCKS)) * BLOCK;
  vertices = corners = 0;
  vertexOf.fill(-1);
  for (let y = Math.max(oy - 1, 0); y < Math.min(oy + BLOCK, CELLS - 1); y++) {
    for (let z = Math.max(oz - 1, 0); z < Math.min(oz + BLOCK, CELLS - 1); z++) row(field, ox, y, z, (y - oy + 1) * BELOW + (z - oz + 1) * BEHIND, y >= oy && z >= oz);
  }
  if (corners === 0) return null;
  return {
    positions: positions.slice(0, 3 * vertices),
    normals: normals.slice(0, 3 * vertices),
    colours: colours.slice(0, 3 * vertices),
    triangles: triangles.slice(0, corners),
  };
}

/** Which of four cells, one behind and one above the other, are clay: a bit for each. */
function standing(depth: Int8Array, i: number): number {
  const low = ((depth[i] ?? 0) > 0 ? 1 : 0) | ((depth[i + ROW] ?? 0) > 0 ? 2 : 0);
  return low | ((depth[i + LAYER] ?? 0) > 0 ? 4 : 0) | ((depth[i + LAYER + ROW] ?? 0) > 0 ? 8 : 0);
}

/** The vertices along a row: only where some of the eight cells around are clay and some are not. The faces of a vertex
 *  lead to vertices that were made before it; those of the row before the block belong to another one.
 */
function row(field: Field, ox: number, y: number, z: number, line: number, own: boolean): void {
  const first = Math.max(ox - 1, 0);
  const last = Math.min(ox + BLOCK, CELLS - 1);
  let i = index(first, y, z);
  let left = standing(field.depth, i);
  for (let x = first; x < last; x++, i++) {
    const right = standing(field.depth, i + 1);
    if ((left | right) !== 0 && (left & right) !== 15) {
      const slot = line + x - ox + 1;
      vertexOf[slot] = vertex(field, i, x, y, z);
      if (own && x >= ox) faces(slot, left, right);
    }
    left = right;
  }
}

/** The number of the new vertex between eight cells. */
function vertex({ depth, colour }: Field, base: number, x: number, y: number, z: number): number {
  const to = 3 * vertices;
  for (let corner = 0; corner < 8; corner++) eight[corner] = depth[base + (CORNERS[corner] ?? 0)] ?? 0;
  place(to, x, y, z);
  slope(depth, base, x, y, z, to);
  tint(colour, base, to);
  return vertices++;
}

/** From the first of eight cells to each of them: x in the lowest bit, then z, then y. */
const CORNERS = [0, 1, ROW, ROW + 1, LAYER, LAYER + 1, LAYER + ROW, LAYER + ROW + 1] as const;

/** The mean of the clay around, so that two colours meet in a soft line. */
function tint(colour: Uint8Array, base: number, to: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let corner = 0; corner < 8; corner++) {
    if ((eight[corner] ?? 0) <= 0) continue;
    const light = LIGHT[colour[base + (CORNERS[corner] ?? 0)] ?? 0] ?? LIGHT[0];
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
function place(to: number, x: number, y: number, z: number): void {
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

function slope(depth: Int8Array, base: number, x: number, y: number, z: number, to: number): void {
  const gx = drop(depth, base, x, 1, ROW, LAYER);
  const gy = drop(depth, base, y, LAYER, 1, ROW);
  const gz = drop(depth, base, z, ROW, 1, LAYER);
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
  normals[to] = gx / length;
  normals[to + 1] = gy / length;
  normals[to + 2] = gz / length;
}

/** How much shallower it gets one way, over four cells in each of four lines; at the cube's side the last one counts again. */
function drop(depth: Int8Array, base: number, at: number, step: number, one: number, other: number): number {
  const back = at > 0 ? step : 0;
  const ahead = at < CELLS - 2 ? 2 * step : step;
  return (
    fall(depth, base, back, step, ahead) + fall(depth, base + one, back, step, ahead) +
    fall(depth, base + other, back, step, ahead) + fall(depth, base + one + other, back, step, ahead)
  );
}

function fall(depth: Int8Array, i: number, back: number, step: number, ahead: number): number {
  return (depth[i - back] ?? 0) + (depth[i] ?? 0) - (depth[i + step] ?? 0) - (depth[i + ahead] ?? 0);
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
