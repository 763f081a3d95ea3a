/** A shape in words: its colours and proportions, for players who can't see it. Nothing that the picture does not show. */
import { COLOURS } from '../strokes/strokes';
import type { Field } from './grid';

/** Colours with less than this share of the surface are specks. */
const SPECK = 0.01;
const MOST_COLOURS = 5;

/** "mostly brown, some black; taller than wide" */
export function describeShape(field: Field): string {
  const found = field.bounds();
  if (!found) return '';
  const [first, ...rest] = surfaceColours(field);
  const colours =
    first === undefined
      ? []
      : [rest.length > 0 ? `mostly ${first}, some ${rest.join(', ')}` : `all ${first}`];
  const { low, high } = found;
  const wide = Math.max(high[0] - low[0], high[2] - low[2]);
  return [...colours, proportion(high[1] - low[1], wide)].join('; ');
}

/** The most seen first. In a shape only the cells of the surface have a colour. */
function surfaceColours({ colour }: Field): string[] {
  const counts = new Uint32Array(COLOURS.length);
  for (const number of colour) counts[number] = (counts[number] ?? 0) + 1;
  counts[0] = 0;
  const least = SPECK * counts.reduce((sum, count) => sum + count, 0);
  return COLOURS.map((name, number) => ({ name, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > least)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COLOURS)
    .map(({ name }) => (name === 'clay' ? 'clay-coloured' : name));
}

function proportion(tall: number, wide: number): string {
  if (tall > 1.25 * wide) return 'taller than wide';
  return wide > 1.25 * tall ? 'wider than tall' : 'about as tall as wide';
}
