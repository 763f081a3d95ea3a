/** Finds where a ray hits the clay or the floor. */
import { CELLS, clip, FLOOR, index, type Field } from '../field/grid';
import type { Point } from '../strokes/strokes';

export type Vector = readonly [number, number, number];

export interface Ray {
  readonly start: Vector;
  readonly way: Vector;
}

export interface Hit {
  /** In units. */
  readonly at: Vector;
  /** Which way the surface looks. */
  readonly normal: Vector;
  readonly clay: boolean;
}

/** All that a ray looks at of a field. */
type Depths = Pick<Field, 'depth'>;

const STEP = 0.5;
/** A cell is clay by its middle: the surface lies at most so far before or behind the place where a ray meets it. */
const BRACKET = 1.5;
const PER_CELL = 32;

const along = ({ start, way }: Ray, far: number): Vector => [
  start[0] + far * way[0],
  start[1] + far * way[1],
  start[2] + far * way[2],
];

function depthAt({ depth }: Depths, [x, y, z]: Vector): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  if (i < 0 || j < 0 || k < 0 || i >= CELLS || j >= CELLS || k >= CELLS) return -127;
  return depth[index(i, j, k)] ?? -127;
}

/** Rays are in cells. Null if the ray hits nothing. */
export function castRay(field: Depths, ray: Ray): Hit | null {
  for (let far = 0; far < 420;) {
    const at = along(ray, far);
    const depth = depthAt(field, at);
    if (depth > 0) {
      const exact = along(ray, surfaceBetween(field, ray, far - BRACKET, far + BRACKET));
      return { at: units(exact), normal: normalAt(field, exact), clay: true };
    }
    if (ray.way[1] < 0 && at[1] < FLOOR / 2) return onFloor(ray);
    far += Math.max(STEP, (-depth / PER_CELL) * 0.7);
  }
  return null;
}

/** Where a ray enters the clay between two places, so that a stroke follows the surface and not the cells. */
function surfaceBetween(field: Depths, ray: Ray, outside: number, inside: number): number {
  for (let time = 0; time < 7; time++) {
    const middle = (outside + inside) / 2;
    if (softDepth(field, along(ray, middle)) > 0) inside = middle;
    else outside = middle;
  }
  return (outside + inside) / 2;
}

/** The depth between the middles of eight cells. */
function softDepth(field: Depths, [x, y, z]: Vector): number {
  const [u, v, w] = [x - 0.5, y - 0.5, z - 0.5].map((at) => at - Math.floor(at)) as [number, number, number];
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const [i, j, k] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const share = (i ? u : 1 - u) * (j ? v : 1 - v) * (k ? w : 1 - w);
    sum += share * depthAt(field, [x - 0.5 + i, y - 0.5 + j, z - 0.5 + k]);
  }
  return sum;
}

function onFloor(ray: Ray): Hit | null {
  const at = along(ray, (FLOOR / 2 - ray.start[1]) / ray.way[1]);
  const out = Math.hypot(at[0] - CELLS / 2, at[2] - CELLS / 2);
  return out < CELLS / 2 ? { at: units(at), normal: [0, 1, 0], clay: false } : null;
}

function normalAt(field: Depths, [x, y, z]: Vector): Vector {
  const slope = (dx: number, dy: number, dz: number): number =>
    softDepth(field, [x - dx, y - dy, z - dz]) - softDepth(field, [x + dx, y + dy, z + dz]);
  const [gx, gy, gz] = [slope(2, 0, 0), slope(0, 2, 0), slope(0, 0, 2)];
  const length = Math.hypot(gx, gy, gz) || 1;
  return [gx / length, gy / length, gz / length];
}

/** Where a ray hits the plane through a point that faces the viewer: for clay drawn into the air. */
export function pointBeside(ray: Ray, through: Vector): Vector {
  const to = [
    through[0] / 2 - ray.start[0],
    through[1] / 2 - ray.start[1],
    through[2] / 2 - ray.start[2],
  ] as const;
  return units(along(ray, to[0] * ray.way[0] + to[1] * ray.way[1] + to[2] * ray.way[2]));
}

/** From cells to units. */
export const units = ([x, y, z]: Vector): Vector => [2 * x, 2 * y, 2 * z];

export function toPoint([x, y, z]: Vector): Point {
  const whole = (part: number): number => clip(Math.round(part), 0, 2 * CELLS);
  return [whole(x), whole(y), whole(z)];
}

/** The ray at this part of the way from one to another of the same camera. */
export function between(from: Ray, to: Ray, part: number): Ray {
  const mixed = (axis: 0 | 1 | 2): number => from.way[axis] + part * (to.way[axis] - from.way[axis]);
  const way = [mixed(0), mixed(1), mixed(2)] as const;
  const length = Math.hypot(...way) || 1;
  return { start: to.start, way: [way[0] / length, way[1] / length, way[2] / length] };
}

export const distance = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
