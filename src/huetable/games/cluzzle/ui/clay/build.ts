/** From the log of strokes to the clay. */
import { unbake } from './baking';
import { Field, type Box } from './grid';
import { kneadBrush, kneadRope, kneadSolid } from './kneading';
import { decode } from './log';
import type { Stroke } from './strokes';

const EVERYTHING: Box = { low: [0, 0, 0], high: [96, 96, 96] };

/** Kneads one stroke into the field; the boxes that may have changed. */
export function knead(field: Field, stroke: Stroke): Box[] {
  if (stroke.type === 'brush') return kneadBrush(field, stroke);
  if (stroke.type === 'solid') return kneadSolid(field, stroke);
  if (stroke.type === 'rope') return kneadRope(field, stroke);
  unbake(field, stroke);
  return [EVERYTHING];
}

export function build(data: Uint8Array): Field {
  const field = new Field();
  for (const stroke of decode(data)) knead(field, stroke);
  return field;
}
