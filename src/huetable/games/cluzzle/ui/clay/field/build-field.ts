/** Builds the clay from a log of strokes. */
import { unbake } from './baking';
import { Field } from './grid';
import { applyBrush, applyRope, applySolid } from './apply-stroke';
import { decode } from '../strokes/stroke-log';
import type { Stroke } from '../strokes/strokes';

export function applyStroke(field: Field, stroke: Stroke): void {
  if (stroke.type === 'brush') applyBrush(field, stroke);
  else if (stroke.type === 'solid') applySolid(field, stroke);
  else if (stroke.type === 'rope') applyRope(field, stroke);
  else unbake(field, stroke);
}

export function buildField(data: Uint8Array): Field {
  const field = new Field();
  for (const stroke of decode(data)) applyStroke(field, stroke);
  return field;
}
