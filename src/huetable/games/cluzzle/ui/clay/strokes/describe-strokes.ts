/** A sculpture in words, from its strokes: what it is made of and in which colours. */
import { COLOURS, type Stroke } from './strokes';

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  ball: ['ball', 'balls'],
  slab: ['slab', 'slabs'],
  cone: ['cone', 'cones'],
  ring: ['ring', 'rings'],
  rope: ['rope', 'ropes'],
  add: ['dabbed stroke', 'dabbed strokes'],
  hole: ['cut-out', 'cut-outs'],
  baked: ['baked piece', 'baked pieces'],
};

function kindOf(stroke: Stroke): string | null {
  if (stroke.type === 'baked') return 'baked';
  if (stroke.type === 'brush') return stroke.tool === 'add' ? 'add' : stroke.tool === 'carve' ? 'hole' : null;
  if (stroke.carve) return 'hole';
  return stroke.type === 'rope' ? 'rope' : stroke.kind;
}

function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** "7 balls, 2 ropes; mostly brown, some black" */
export function describeStrokes(strokes: readonly Stroke[]): string {
  const parts = tally(strokes.map(kindOf).filter((kind) => kind !== null)).map(
    ([kind, count]) => `${count} ${NAMES[kind]?.[count === 1 ? 0 : 1] ?? kind}`,
  );
  if (parts.length === 0) return 'Nothing yet';
  const colours = coloursOf(strokes);
  const first = colours[0];
  const rest = colours.slice(1, 5);
  const said =
    first === undefined
      ? ''
      : rest.length > 0
        ? `; mostly ${first}, some ${rest.join(', ')}`
        : `; all ${first}`;
  return parts.join(', ') + said;
}

/** The colours that were used, the most used first. */
export function coloursOf(strokes: readonly Stroke[]): string[] {
  const used = strokes.flatMap((stroke) =>
    stroke.type === 'baked' ? stroke.runs.map(([, colour]) => colour) : [stroke.colour],
  );
  return tally(used.filter((colour) => colour > 0).map((colour) => COLOURS[colour] ?? '')).map(
    ([name]) => name,
  );
}
