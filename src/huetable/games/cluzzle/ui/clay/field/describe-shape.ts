/** A shape in words: its colours and proportions, for players who can't see it. Nothing that the picture does not show. */
import { text } from '../../text';
import { COLOURS } from '../strokes/strokes';
import type { Field } from './grid';

/** Colours with less than this share of the surface are specks. */
const SPECK = 0.01;
const MOST_COLOURS = 5;

/** "mostly brown, some black; taller than wide" */
export function describeShape(field: Field): string {
  const found = field.bounds();
  if (!found) return '';
  const [colour = '', ...rest] = surfaceColours(field);
  const others = rest.join(', ');
  const colours = others ? text.looks.mostly({ colour, others }) : text.looks.all({ colour });
  const { low, high } = found;
  const wide = Math.max(high[0] - low[0], high[2] - low[2]);
  return text.looks[proportion(high[1] - low[1], wide)]({ colours });
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
    .map(({ name }) => (name === 'clay' || name === '' ? text.looks.clay : text.colours[name]));
}

function proportion(tall: number, wide: number): 'tall' | 'wide' | 'even' {
  if (tall > 1.25 * wide) return 'tall';
  return wide > 1.25 * tall ? 'wide' : 'even';
}
