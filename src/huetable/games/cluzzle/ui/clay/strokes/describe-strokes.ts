/** A sculpture in words, from its strokes: what it is made of and in which colours. */
import { text } from '../../text';
import { colourName, type ColourName, type Stroke } from './strokes';

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
export function describeStrokes(strokes: readonly Stroke[]): string {
  const parts = tally(strokes.map(kindOf).filter((kind) => kind !== null))
    .map(([kind, count]) => text.made[kind]({ count }))
    .join(', ');
  if (!parts) return text.made.nothing;
  const [colour, ...others] = coloursOf(strokes).map((name) => text.colours[name]);
  if (colour === undefined) return parts;
  return others.length > 0
    ? text.made.mostly({ parts, colour, others: others.slice(0, MOST_OTHERS).join(', ') })
    : text.made.all({ parts, colour });
}

/** The colours that were used, the most used first. */
export function coloursOf(strokes: readonly Stroke[]): ColourName[] {
  const used = strokes.flatMap((stroke) =>
    stroke.type === 'baked' ? stroke.runs.map(([, colour]) => colour) : [stroke.colour],
  );
  return tally(used.map(colourName).filter((name) => name !== null)).map(([name]) => name);
}
