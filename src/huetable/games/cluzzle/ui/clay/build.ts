/** From the log of strokes to the clay. */
import { unbake } from './baking';
import { Field } from './grid';
import { kneadBrush, kneadRope, kneadSolid } from './kneading';
import { decode } from './log';
import type { Stroke } from './strokes';

/** Kneads one stroke into the field. */
export function knead(field: Field, stroke: Stroke): void {
  if (stroke.type === 'brush') kneadBrush(field, stroke);
  else if (stroke.type === 'solid') kneadSolid(field, stroke);
  else if (stroke.type === 'rope') kneadRope(field, stroke);
  else unbake(field, stroke);
}

export function build(data: Uint8Array): Field {
  const field = new Field();
  for (const stroke of decode(data)) knead(field, stroke);
  return field;
}
