import type { Mood } from '$lib/table/mood/mood';
import type { View } from './types';

/** A potter's bench in daylight: pale wood, clay. */
export const bench: Mood = {
  table: { light: '#e9d6b4', dark: '#33281d' },
  rim: { light: '#a87740', dark: '#6d4c2b' },
  glow: { light: '#8f3519', dark: '#ffb27d' },
  ink: { light: '#2b2117', dark: '#f6ecdf' },
  boardWidth: 780,
};

/** On a phone the clay and the questions need the room, until there is time for the gallery. */
export function mood({ phase }: Pick<View, 'phase'>): Mood {
  const leisure = phase === 'gallery' || phase === 'over';
  return leisure ? bench : { ...bench, compactSeats: 'phones' };
}
