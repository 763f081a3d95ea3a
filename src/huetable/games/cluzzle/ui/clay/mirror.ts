/** The other hand: a stroke as it looks in a mirror that stands in the middle, left for right. */
import { SPAN } from './grid';
import type { Brush, Point, Rope, Solid } from './strokes';
import { wrap } from './turns';

export const across = ([x, y, z]: Point): Point => [SPAN - x, y, z];

export function mirroredSolid(solid: Solid): Solid {
  const [turn, tip, roll] = solid.turn;
  return { ...solid, at: across(solid.at), turn: [wrap(-turn), tip, wrap(-roll)] };
}

export const mirroredRope = (rope: Rope): Rope => ({ ...rope, points: rope.points.map(across) });

export function mirroredBrush(brush: Brush): Brush {
  const [x, y, z] = brush.normal;
  return { ...brush, points: brush.points.map(across), normal: [-x, y, z] };
}
