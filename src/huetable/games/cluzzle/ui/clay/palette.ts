/** The colours of the clay, as in the server's clay/palette.py, with their ColorADD signs. */
import type { Hue } from '$lib/glyphs/shapes';
import { COLOURS } from './strokes';

export const HEX: Readonly<Record<string, string>> = {
  white: '#f4efe6',
  grey: '#9c968e',
  black: '#34302d',
  brown: '#80502f',
  red: '#cb3a3d',
  orange: '#ec8b2d',
  yellow: '#f2d03a',
  green: '#4a9a55',
  blue: '#3f70bd',
  purple: '#84499f',
  pink: '#f0a3b0',
  clay: '#cf9a78',
};

export interface Tin {
  readonly colour: number;
  readonly name: string;
  readonly hex: string;
  /** The sign of the code; grey and raw clay have none of their own, and say their name. */
  readonly sign: Hue | null;
}

/** As they stand on the shelf: raw clay first. */
export const TINS: readonly Tin[] = [12, 5, 6, 7, 8, 9, 10, 11, 4, 1, 2, 3].map((colour) => {
  const name = COLOURS[colour] ?? '';
  return {
    colour,
    name,
    hex: HEX[name] ?? '',
    sign: name === 'grey' || name === 'clay' ? null : (name as Hue),
  };
});

function light(hex: string): readonly [number, number, number] {
  const part = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

/** Linear red, green and blue by the number of the colour; what has none is raw clay. */
export const LIGHT = COLOURS.map((name) => light(HEX[name || 'clay'] ?? '#cf9a78')) as [
  readonly [number, number, number],
  ...(readonly [number, number, number])[],
];
