/** What rebuilding a stroke costs, in cells, known before it is done; as in the server's clay/work.py. */
import { cells } from './grid';
import { across } from './mirror';
import { dabBox, MARGIN, ropeBox, solidBox } from './solids';
import type { Brush, Stroke, Tool } from './strokes';

const DEARER: Readonly<Record<Tool, number>> = { add: 1, carve: 1, paint: 1, flatten: 1, smooth: 2, pull: 4 };
const BAKING = 2_000_000;
const OVERHEAD = 2000;

export function work(stroke: Stroke): number {
  if (stroke.type === 'baked') return BAKING;
  if (stroke.type === 'brush') return brushWork(stroke);
  const hands = stroke.mirror ? 2 : 1;
  if (stroke.type === 'solid') return hands * (OVERHEAD + 3 * cells(solidBox(stroke)));
  return hands * (stroke.points.length - 1) * (OVERHEAD + 2 * cells(ropeBox(stroke)));
}

function brushWork({ tool, size, points, mirror }: Brush): number {
  const sides = mirror ? [...points, ...points.map(across)] : points;
  const margin = tool === 'add' || tool === 'carve' ? MARGIN : 0;
  return sides.reduce((sum, at) => sum + OVERHEAD + DEARER[tool] * cells(dabBox(at, size, margin)), 0);
}
