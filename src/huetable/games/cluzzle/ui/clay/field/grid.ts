/** The block of clay: a cube of cells, as in the server's clay/grid.py. All of it is whole numbers. */
import type { Point } from '../strokes/strokes';

export const CELLS = 96;
export const SPAN = 2 * CELLS;
/** Clay stands on the floor: no stroke reaches below this height in units. */
export const FLOOR = 8;
export const DEPTH_STEPS = 16;
export const DEPTH_LIMIT = 127;
export const ROW = CELLS;
export const LAYER = CELLS * CELLS;
const ALL = CELLS * LAYER;

/** Cells in the order y (upwards), z (towards the viewer), x (to the right). */
export class Field {
  readonly depth = new Int8Array(ALL).fill(-DEPTH_LIMIT);
  readonly colour = new Uint8Array(ALL);

  clear(): void {
    this.depth.fill(-DEPTH_LIMIT);
    this.colour.fill(0);
  }

  copyFrom(depth: Int8Array, colour: Uint8Array): void {
    this.depth.set(depth);
    this.colour.set(colour);
  }

  isEmpty(): boolean {
    return !this.depth.some((depth) => depth > 0);
  }

  /** The smallest box that holds all clay, or null if there is none. */
  bounds(): Box | null {
    const low = [CELLS, CELLS, CELLS] as [number, number, number];
    const high = [0, 0, 0] as [number, number, number];
    for (let i = 0; i < ALL; i++) {
      if ((this.depth[i] ?? 0) <= 0) continue;
      const at = [i % CELLS, Math.floor(i / LAYER), Math.floor(i / ROW) % CELLS] as const;
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], at[axis]);
        high[axis] = Math.max(high[axis], at[axis] + 1);
      }
    }
    return high[0] === 0 ? null : { low, high };
  }

  /** How far clay reaches, at each height, from an upright axis through this place. */
  reachAround([x, , z]: Point): number[] {
    const reaches = Array<number>(CELLS).fill(0);
    for (let i = 0; i < ALL; i++) {
      if ((this.depth[i] ?? 0) <= 0) continue;
      const height = Math.floor(i / LAYER);
      const reach = Math.hypot((i % CELLS) + 0.5 - x, (Math.floor(i / ROW) % CELLS) + 0.5 - z);
      reaches[height] = Math.max(reaches[height] ?? 0, reach);
    }
    return reaches;
  }

  /** The bytes that a field's hash is computed from. */
  bytes(): Uint8Array {
    const all = new Uint8Array(2 * ALL);
    all.set(new Uint8Array(this.depth.buffer));
    all.set(this.colour, ALL);
    return all;
  }
}

/** The cells that a stroke can reach, cut off at the cube's sides: from `low` up to, not including, `high`. */
export interface Box {
  readonly low: Point;
  readonly high: Point;
}

export const EVERYTHING: Box = { low: [0, 0, 0], high: [CELLS, CELLS, CELLS] };

const inside = (cell: number, least = 0): number => Math.min(Math.max(cell, least), CELLS);

/** The box between two corners in units. */
export function box(low: Point, high: Point): Box {
  return {
    low: [inside(low[0] >> 1), inside(low[1] >> 1, FLOOR >> 1), inside(low[2] >> 1)],
    high: [inside((high[0] >> 1) + 1), inside((high[1] >> 1) + 1), inside((high[2] >> 1) + 1)],
  };
}

export function boxAround(at: Point, far: Point): Box {
  return box(
    [at[0] - far[0], at[1] - far[1], at[2] - far[2]],
    [at[0] + far[0], at[1] + far[1], at[2] + far[2]],
  );
}

export function cellCount({ low, high }: Box): number {
  return Math.max(high[0] - low[0], 0) * Math.max(high[1] - low[1], 0) * Math.max(high[2] - low[2], 0);
}

export const index = (x: number, y: number, z: number): number => y * LAYER + z * ROW + x;

/** The whole part of a square root; for whole numbers this small it is never a step off. */
export const wholeRoot = (square: number): number => Math.floor(Math.sqrt(square));

/** Whole division that rounds down, as Python's does. */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b);

export const clip = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
