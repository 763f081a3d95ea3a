/** Mirrors strokes left to right, at the middle of the turntable. */
import { SPAN } from './grid';
import type { Brush, Point, Rope, Solid } from '../strokes/strokes';
import { wrap } from './rotation';

export const mirroredPoint = ([x, y, z]: Point): Point => [SPAN - x, y, z];

export function mirroredSolid(solid: Solid): Solid {
  const [turn, tip, roll] = solid.turn;
  return { ...solid, at: mirroredPoint(solid.at), turn: [wrap(-turn), tip, wrap(-roll)] };
}

export const mirroredRope = (rope: Rope): Rope => ({ ...rope, points: rope.points.map(mirroredPoint) });

export function mirroredBrush(brush: Brush): Brush {
  const [x, y, z] = brush.normal;
  return { ...brush, points: brush.points.map(mirroredPoint), normal: [-x, y, z] };
}
