/** A sculpture in words: what it is made of, from its strokes, and in which colours it is seen. */
import { text } from '../../text';
import { DEPTH_STEPS, type Field } from '../field/grid';
import { colourName, COLOURS, type ColourName, type Stroke } from './strokes';

/** Colours beside the main one. */
const MOST_OTHERS = 4;

type Made = 'ball' | 'slab' | 'cone' | 'ring' | 'rope' | 'add' | 'hole' | 'baked';

function kindOf(stroke: Stroke): Made | null {
  if (stroke.type === 'baked') return 'baked';
  if (stroke.type === 'brush') return stroke.tool === 'add' ? 'add' : stroke.tool === 'carve' ? 'hole' : null;
  if (stroke.carve) return 'hole';
  return stroke.type === 'rope' ? 'rope' : stroke.kind;
}

function tally<Name>(names: readonly Name[]): [Name, number][] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** "7 balls, 2 ropes; mostly brown, some black" */
export function describeStrokes(strokes: readonly Stroke[], field: Field): string {
  const parts = tally(strokes.map(kindOf).filter((kind) => kind !== null))
    .map(([kind, count]) => text.made[kind]({ count }))
    .join(', ');
  if (!parts) return text.made.nothing;
  const [colour, ...others] = coloursOf(field).map((name) => text.colours[name]);
  if (colour === undefined) return parts;
  return others.length > 0
    ? text.made.mostly({ parts, colour, others: others.slice(0, MOST_OTHERS).join(', ') })
    : text.made.all({ parts, colour });
}

/** The colours of the surface, the most seen first. */
export function coloursOf({ depth, colour }: Field): ColourName[] {
  const counts = new Uint32Array(COLOURS.length);
  for (let i = 0; i < depth.length; i++) {
    const [deep = 0, number = 0] = [depth[i], colour[i]];
    if (deep > 0 && deep <= DEPTH_STEPS) counts[number] = (counts[number] ?? 0) + 1;
  }
  return [...counts.keys()]
    .filter((number) => (counts[number] ?? 0) > 0)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .map(colourName)
    .filter((name) => name !== null);
}
