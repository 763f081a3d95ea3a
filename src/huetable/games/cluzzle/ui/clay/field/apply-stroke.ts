/** What a stroke does to the clay, cell by cell, as in the server's clay/kneading.py. */
import { changedBlocks } from './changed-blocks';
import { flatten, paint, pull, smooth } from './brush-tools';
import { clip, DEPTH_LIMIT, LAYER, ROW, type Box, type Field } from './grid';
import { mirroredPoint, mirroredBrush, mirroredRope, mirroredSolid } from './mirror';
import { dabBox, dabDepth, MARGIN, ropeBox, ropeDepth, solidBox, solidDepth, type Depth } from './solids';
import { DAB_BLEND, seam } from './seam';
import { Sweep } from './sweep';
import type { Brush, Point, Rope, Solid } from '../strokes/strokes';

/** Adds a piece to every cell of a box. Offsets are from `at` to the cells' middles, in units; rows beyond `far` are skipped. */
function addClay(
  field: Field,
  { low, high }: Box,
  at: Point,
  depthAt: Depth,
  colour: number,
  blend: number,
  far = Infinity,
): void {
  const { depth, colour: colours } = field;
  for (let y = low[1]; y < high[1]; y++) {
    for (let z = low[2]; z < high[2]; z++) {
      if ((2 * y + 1 - at[1]) ** 2 + (2 * z + 1 - at[2]) ** 2 > far * far) continue;
      for (let x = low[0], i = y * LAYER + z * ROW + x; x < high[0]; x++, i++) {
        const piece = depthAt(2 * x + 1 - at[0], 2 * y + 1 - at[1], 2 * z + 1 - at[2]);
        if (piece <= -DEPTH_LIMIT) continue;
        const old = depth[i] ?? 0;
        depth[i] = Math.min(Math.max(old, piece) + seam(old, piece, blend), DEPTH_LIMIT);
        if (piece >= old) colours[i] = colour;
      }
    }
  }
}

function carveClay(
  field: Field,
  { low, high }: Box,
  at: Point,
  depthAt: Depth,
  blend: number,
  far = Infinity,
): void {
  const { depth } = field;
  for (let y = low[1]; y < high[1]; y++) {
    for (let z = low[2]; z < high[2]; z++) {
      if ((2 * y + 1 - at[1]) ** 2 + (2 * z + 1 - at[2]) ** 2 > far * far) continue;
      for (let x = low[0], i = y * LAYER + z * ROW + x; x < high[0]; x++, i++) {
        const left = -depthAt(2 * x + 1 - at[0], 2 * y + 1 - at[1], 2 * z + 1 - at[2]);
        if (left >= DEPTH_LIMIT) continue;
        const old = depth[i] ?? 0;
        depth[i] = Math.max(Math.min(old, left) - seam(old, left, blend), -DEPTH_LIMIT);
      }
    }
  }
}

/** The cells that one dab of a brush can change. */
const dabReach = ({ tool, size }: Brush, at: Point): Box =>
  dabBox(at, size, tool === 'add' || tool === 'carve' ? MARGIN : 0);

/** One dab of a brush. `by` is how far a pull goes. */
function dab(field: Field, brush: Brush, at: Point, by: Point): void {
  const { tool, size, colour } = brush;
  const box = dabReach(brush, at);
  if (tool === 'add') addClay(field, box, at, dabDepth(size), colour, DAB_BLEND, size + MARGIN);
  else if (tool === 'carve') carveClay(field, box, at, dabDepth(size), DAB_BLEND, size + MARGIN);
  else if (tool === 'smooth') smooth(field, box, at, size);
  else if (tool === 'flatten') flatten(field, box, at, size, brush.normal);
  else if (tool === 'paint') paint(field, box, at, size, colour);
  else pull(field, box, at, size, by);
}

/** The dab, and its mirror image if the brush is mirrored. */
function bothSides(brush: Brush, at: Point, by: Point): [Brush, Point, Point][] {
  const one: [Brush, Point, Point] = [brush, at, by];
  return brush.mirror
    ? [one, [mirroredBrush({ ...brush, points: [] }), mirroredPoint(at), [-by[0], by[1], by[2]]]]
    : [one];
}

/** Applies one dab of the current stroke; returns the blocks that look different now. */
export function applyDab(field: Field, brush: Brush, at: Point, by: Point): number[] {
  return bothSides(brush, at, by).flatMap(([hand, there, way]) =>
    changedBlocks(field, dabReach(hand, there), () => dab(field, hand, there, way)),
  );
}

/** How far one pull goes: more than half a dab would tear the clay. */
export function pullStep(a: Point, b: Point, size: number): Point {
  const most = size >> 1;
  const part = (axis: 0 | 1 | 2): number => clip(b[axis] - a[axis], -most, most);
  return [part(0), part(1), part(2)];
}

export function applyBrush(field: Field, brush: Brush): void {
  if (brush.sweep) {
    const sweep = new Sweep(field, brush);
    for (const at of brush.points) sweep.apply(at);
    return;
  }
  const { points, tool, size } = brush;
  const path = tool === 'pull' ? points.slice(0, -1) : points;
  path.forEach((at, number) => {
    for (const [hand, there, way] of bothSides(brush, at, pullStep(at, points[number + 1] ?? at, size)))
      dab(field, hand, there, way);
  });
}

export function applySolid(field: Field, solid: Solid): void {
  const pieces = solid.mirror ? [solid, mirroredSolid(solid)] : [solid];
  for (const piece of pieces) applyPiece(field, piece, solidBox(piece), piece.at, solidDepth(piece));
}

export function applyRope(field: Field, rope: Rope): void {
  const pieces = rope.mirror ? [rope, mirroredRope(rope)] : [rope];
  for (const piece of pieces)
    applyPiece(field, piece, ropeBox(piece), piece.points[0] ?? [0, 0, 0], ropeDepth(piece));
}

function applyPiece(field: Field, piece: Solid | Rope, box: Box, at: Point, depth: Depth): void {
  const clipped: Depth = (x, y, z) => clip(depth(x, y, z), -DEPTH_LIMIT, DEPTH_LIMIT);
  if (piece.carve) carveClay(field, box, at, clipped, piece.blend);
  else addClay(field, box, at, clipped, piece.colour, piece.blend);
}
