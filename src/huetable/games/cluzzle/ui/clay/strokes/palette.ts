/** The colours of the clay, as in the server's clay/palette.py, with their ColorADD signs. */
import type { Hue } from '$lib/glyphs/shapes';
import { COLOURS, colourName, type ColourName } from './strokes';

const HEX: Readonly<Record<ColourName, string>> = {
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

interface ClayColour {
  readonly colour: number;
  readonly name: ColourName;
  readonly hex: string;
  /** Its ColorADD sign; grey and raw clay have none and show their name. */
  readonly sign: Hue | null;
}

/** In the order of the picker: raw clay first. */
export const CLAY_COLOURS: readonly ClayColour[] = [12, 5, 6, 7, 8, 9, 10, 11, 4, 1, 2, 3].map((colour) => {
  const name = colourName(colour) ?? 'clay';
  return {
    colour,
    name,
    hex: HEX[name],
    sign: name === 'grey' || name === 'clay' ? null : name,
  };
});

function linearRgb(hex: string): readonly [number, number, number] {
  const part = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

/** Linear red, green and blue by the number of the colour; 0 is raw clay. */
export const LINEAR_RGB = COLOURS.map((name) => linearRgb(HEX[name || 'clay'])) as [
  readonly [number, number, number],
  ...(readonly [number, number, number])[],
];
