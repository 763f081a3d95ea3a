/** The work of applying a stroke, computed without doing it; as in the server's clay/work.py. A unit is the work of adding
 *  clay to one cell. Bytes say nothing about work: a large ball is twelve bytes and five million units.
 */
import { cellCount } from './grid';
import { MARGIN, ropeBox, solidBox, sweepBox } from './solids';
import type { Brush, Stroke, Tool } from '../strokes/strokes';

/** For all strokes of a sculpture together; the server refuses more. */
export const MOST_WORK = 100_000_000;

/** Of each tool: the work of the smallest dab, and of each cell that it reaches. */
const DAB: Readonly<Record<Tool, readonly [number, number]>> = {
  add: [8000, 1],
  carve: [8000, 1],
  smooth: [8000, 1],
  flatten: [8000, 1],
  paint: [5000, 1],
  pull: [28_000, 6],
};
const [SWEEP, SWEEP_CELL] = [40_000, 3];
const [SOLID, SOLID_CELL] = [15_000, 6];
const [ROPE, ROPE_CELL] = [15_000, 3];
const [LINK, LINK_CELL] = [8000, 1];
const BAKING = 6_000_000;

export function strokeWork(stroke: Stroke): number {
  if (stroke.type === 'baked') return BAKING;
  if (stroke.type === 'brush') return stroke.points.length * dabWork(stroke) + sweepWork(stroke);
  const hands = stroke.mirror ? 2 : 1;
  if (stroke.type === 'solid') return hands * (SOLID + SOLID_CELL * cellCount(solidBox(stroke)));
  const links = stroke.points.length - 1;
  return hands * (ROPE + links * LINK + (ROPE_CELL + links * LINK_CELL) * cellCount(ropeBox(stroke)));
}

const sweepWork = (brush: Brush): number =>
  brush.sweep ? SWEEP + SWEEP_CELL * cellCount(sweepBox(brush)) : 0;

/** One dab, with its mirror image, as in the middle of the cube: at its sides it is less. */
export function dabWork({ tool, size, mirror }: Brush): number {
  const far = size + (tool === 'add' || tool === 'carve' ? MARGIN : 0);
  const [least, each] = DAB[tool];
  return (mirror ? 2 : 1) * (least + each * (far + 1) ** 3);
}
