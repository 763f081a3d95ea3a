import { mixed } from '$lib/table/mood/mix';
import type { DayAndNight, Mood } from '$lib/table/mood/mood';
import type { View } from './types';

const NIGHT: DayAndNight = { light: '#24386b', dark: '#141f3f' };
const EDGE: DayAndNight = { light: '#7f94cf', dark: '#4c5f9a' };
const DULL: DayAndNight = { light: '#3b3b3c', dark: '#222223' };
const DULL_EDGE: DayAndNight = { light: '#8b8b8c', dark: '#5c5c5d' };

/** A map table at night. It loses its colour with the share of the places that have fallen, from 0 to 1. */
export function nightTable(fallen: number): Mood {
  const faded = (colour: DayAndNight, dull: DayAndNight) => ({
    light: mixed(colour.light, dull.light, fallen),
    dark: mixed(colour.dark, dull.dark, fallen),
  });
  return {
    table: faded(NIGHT, DULL),
    rim: faded(EDGE, DULL_EDGE),
    glow: { light: '#ffd479', dark: '#ffcf70' },
    ink: { light: '#f3f5fc', dark: '#edf0fa' },
    seats: 'beside',
    boardWidth: 900,
    compactSeats: 'short-screens',
  };
}

/** In the waiting room, where nothing has fallen yet. */
export const roomMood: Mood = nightTable(0);

export function mood({ light }: Pick<View, 'light'>): Mood {
  return nightTable(light.length === 0 ? 0 : light.filter((lit) => !lit).length / light.length);
}
