/** How deep each cell lies inside a piece, as in the server's clay/solids.py: whole numbers only. */
import { boxAround, box, clip, floorDiv, DEPTH_STEPS, wholeRoot, type Box } from './grid';
import { mirroredPoint } from './mirror';
import type { Brush, Kind, Point, Rope, Solid } from '../strokes/strokes';
import { rotationMatrix, rotatedExtent } from './rotation';

export const MARGIN = 8;

/** The depth at an offset in units. */
export type Depth = (x: number, y: number, z: number) => number;

export const dabBox = (at: Point, size: number, margin = 0): Box =>
  boxAround(at, [size + margin, size + margin, size + margin]);

export function solidBox({ kind, at, sides, turn }: Solid): Box {
  const [a, b, c] = hull(kind, sides);
  return boxAround(at, rotatedExtent(rotationMatrix(turn), [a + MARGIN, b + MARGIN, c + MARGIN]));
}

/** Half the sides of a block around it. */
function hull(kind: Kind, [a, b, c]: Point): Point {
  if (kind === 'cone') return [Math.max(a, c), b, Math.max(a, c)];
  return kind === 'ring' ? [a + b, b, a + b] : [a, b, c];
}

export const ropeBox = ({ points, thick }: Rope): Box => pathBox(points, Math.max(...thick) + MARGIN);

/** With its mirror image, if the brush is mirrored. */
export const sweepBox = ({ points, size, mirror }: Brush): Box =>
  pathBox(mirror ? [...points, ...points.map(mirroredPoint)] : points, size + MARGIN);

function pathBox(points: readonly Point[], far: number): Box {
  const along = (axis: 0 | 1 | 2): number[] => points.map((point) => point[axis]);
  const low = (axis: 0 | 1 | 2): number => Math.min(...along(axis)) - far;
  const high = (axis: 0 | 1 | 2): number => Math.max(...along(axis)) + far;
  return box([low(0), low(1), low(2)], [high(0), high(1), high(2)]);
}

export const dabDepth =
  (size: number): Depth =>
  (x, y, z) =>
    DEPTH_STEPS * size - wholeRoot(DEPTH_STEPS * DEPTH_STEPS * (x * x + y * y + z * z));

export function solidDepth({ kind, sides, turn }: Solid): Depth {
  const [r, s, t] = rotationMatrix(turn);
  const depth = DEPTHS[kind](sides);
  return (x, y, z) =>
    depth(
      (r[0] * x + s[0] * y + t[0] * z) >> 4,
      (r[1] * x + s[1] * y + t[1] * z) >> 4,
      (r[2] * x + s[2] * y + t[2] * z) >> 4,
    );
}

/** From here on, offsets are in sixteenths of a unit, in the rotated solid's own axes. */
const ball = (sides: Point): Depth => {
  const [a, b, c] = sides;
  const core = (DEPTH_STEPS / 2) * Math.min(a, b, c);
  const near = (at: number, side: number): number => clip(floorDiv(64 * at, side), -8192, 8192);
  const slope = (at: number, side: number): number => clip(floorDiv(16 * at, side), -26000, 26000);
  return (x, y, z) => {
    const u = near(x, a);
    const v = near(y, b);
    const w = near(z, c);
    const out = wholeRoot(u * u + v * v + w * w);
    if (out < 512) return core;
    const k = slope(u, a);
    const l = slope(v, b);
    const m = slope(w, c);
    return floorDiv(out * (1024 - out), Math.max(4 * wholeRoot(k * k + l * l + m * m), 1));
  };
};

const slab = (sides: Point): Depth => {
  const roundOff = Math.max(1, floorDiv(Math.min(...sides, 12), 3));
  const [a, b, c] = sides.map((side) => DEPTH_STEPS * (side - roundOff)) as [number, number, number];
  return (x, y, z) => {
    const i = Math.abs(x) - a;
    const j = Math.abs(y) - b;
    const k = Math.abs(z) - c;
    const u = Math.max(i, 0);
    const v = Math.max(j, 0);
    const w = Math.max(k, 0);
    return DEPTH_STEPS * roundOff - wholeRoot(u * u + v * v + w * w) - Math.min(Math.max(i, j, k), 0);
  };
};

const cone = ([low, half, high]: Point): Depth => {
  const tall = DEPTH_STEPS * half;
  const lean = floorDiv(512 * half, wholeRoot(4 * half * half + (high - low) ** 2));
  return (x, y, z) => {
    const wide = floorDiv(low * (tall - y) + high * (tall + y), 2 * half);
    return Math.min(((wide - wholeRoot(x * x + z * z)) * lean) >> 8, tall - Math.abs(y));
  };
};

const ring =
  ([radius, thick]: Point): Depth =>
  (x, y, z) => {
    const out = wholeRoot(x * x + z * z) - DEPTH_STEPS * radius;
    return DEPTH_STEPS * thick - wholeRoot(out * out + y * y);
  };

const DEPTHS: Readonly<Record<Kind, (sides: Point) => Depth>> = { ball, slab, cone, ring };

/** All segments of a rope count as one piece; offsets are from its first point. */
export function ropeDepth({ points, thick: [first, last] }: Rope): Depth {
  const count = points.length - 1;
  const [origin] = points as readonly [Point, ...Point[]];
  const thickAt = (step: number): number => 256 * first + floorDiv(256 * (last - first) * step, count);
  const links = points
    .slice(1)
    .map((to, step) => link(points[step] ?? to, to, origin, thickAt(step), thickAt(step + 1)));
  return (x, y, z) => {
    let deepest = -Infinity;
    for (const depth of links) deepest = Math.max(deepest, depth(x, y, z));
    return deepest;
  };
}

function link(a: Point, b: Point, origin: Point, thick: number, then: number): Depth {
  const [u, v, w] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const far = Math.max(u * u + v * v + w * w, 1);
  const [i, j, k] = [origin[0] - a[0], origin[1] - a[1], origin[2] - a[2]];
  return (x, y, z) => {
    const p = x + i;
    const q = y + j;
    const r = z + k;
    const at = clip(floorDiv(256 * (p * u + q * v + r * w), far), 0, 256);
    const l = (256 * p - u * at) >> 4;
    const m = (256 * q - v * at) >> 4;
    const n = (256 * r - w * at) >> 4;
    return ((256 * thick + (then - thick) * at) >> 12) - wholeRoot(l * l + m * m + n * n);
  };
}
