/** The work of applying a stroke, in cells, computed without doing it; as in the server's clay/work.py. */
import { cellCount } from './grid';
import { mirroredPoint } from './mirror';
import { dabBox, MARGIN, ropeBox, solidBox } from './solids';
import type { Brush, Stroke, Tool } from '../strokes/strokes';

const DEARER: Readonly<Record<Tool, number>> = { add: 1, carve: 1, paint: 1, flatten: 1, smooth: 2, pull: 4 };
const BAKING = 2_000_000;
const OVERHEAD = 2000;

export function strokeWork(stroke: Stroke): number {
  if (stroke.type === 'baked') return BAKING;
  if (stroke.type === 'brush') return brushWork(stroke);
  const hands = stroke.mirror ? 2 : 1;
  if (stroke.type === 'solid') return hands * (OVERHEAD + 3 * cellCount(solidBox(stroke)));
  return hands * (stroke.points.length - 1) * (OVERHEAD + 2 * cellCount(ropeBox(stroke)));
}

function brushWork({ tool, size, points, mirror }: Brush): number {
  const sides = mirror ? [...points, ...points.map(mirroredPoint)] : points;
  const margin = tool === 'add' || tool === 'carve' ? MARGIN : 0;
  return sides.reduce((sum, at) => sum + OVERHEAD + DEARER[tool] * cellCount(dabBox(at, size, margin)), 0);
}
