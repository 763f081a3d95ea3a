import type { Hue } from '$lib/glyphs/shapes';
import type { Colour, Dye } from './types';

/** What a colour looks like in the pot. */
export const PAINT: Readonly<Record<Colour, string>> = {
  clear: '#cfe4ea',
  red: '#c9313a',
  yellow: '#f2d633',
  orange: '#ec8b2d',
  blue: '#284a8b',
  purple: '#8f49b1',
  green: '#25713e',
  brown: '#5c3820',
};

/** What a colour is mixed of, in the order in which its sign shows them. */
const RECIPES: Readonly<Record<Colour, readonly Dye[]>> = {
  clear: [],
  red: ['red'],
  yellow: ['yellow'],
  orange: ['red', 'yellow'],
  blue: ['blue'],
  purple: ['red', 'blue'],
  green: ['yellow', 'blue'],
  brown: ['red', 'yellow', 'blue'],
};

export const DYES: readonly Dye[] = ['red', 'yellow', 'blue', 'water'];

export function recipeOf(colour: Colour): readonly Dye[] {
  return RECIPES[colour];
}

/** The water running clear for the fourth time spoils the pot. */
export const SPOILS = 4;

/** The colour's sign; water has none. */
export function hueOf(colour: Colour | Dye): Hue | null {
  return colour === 'clear' || colour === 'water' ? null : colour;
}

/** The dyes that two or more have poured: they lie at the bottom. */
export function sunkenDyes(drops: readonly Dye[]): readonly Dye[] {
  return DYES.filter((dye) => dye !== 'water' && drops.filter((drop) => drop === dye).length > 1);
}
