/** Strokes for tests of the clay. */
import type { Brush, Solid } from './strokes/strokes';

export const madeUpSolid = (over: Partial<Solid> = {}): Solid => ({
  type: 'solid',
  kind: 'ball',
  at: [96, 60, 96],
  sides: [40, 40, 40],
  colour: over.carve ? 0 : 5,
  turn: [0, 0, 0],
  blend: 0,
  mirror: false,
  carve: false,
  ...over,
});

export const madeUpBrush = (tool: Brush['tool'], over: Partial<Brush> = {}): Brush => ({
  type: 'brush',
  tool,
  size: 12,
  points: [],
  colour: tool === 'add' || tool === 'paint' ? 8 : 0,
  mirror: false,
  normal: [0, 127, 0],
  sweep: false,
  ...over,
});
