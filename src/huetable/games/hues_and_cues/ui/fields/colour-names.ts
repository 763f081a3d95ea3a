import type { Hue } from '$lib/glyphs/shapes';
import namedColours from '../../data/colour_names.json';
import messages from '../../text/en.json?messages';
import { columnOf, COLUMNS, rowOf } from './fields';
import { palette } from '../palette';

type Tone = 'light' | 'dark' | null;

/** What a colour is called: a word, its family, and whether it is a light or a dark tone of the family. */
export interface ColourName {
  readonly word: string;
  readonly family: Hue;
  readonly tone: Tone;
}

type NamedColour = readonly [code: string, key: string, family: Hue, tone: Tone];

/** Well-known colours. Each field takes the name of the one that looks nearest to it; the shell does the same. */
const NAMED_COLOURS = namedColours as unknown as readonly NamedColour[];

type Point = readonly [number, number, number];

/** A colour in OKLab, where distances match what people see. */
function oklab(code: string): Point {
  const [r, g, b] = linearRgb(code);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear red, green and blue. */
function linearRgb(code: string): Point {
  return [1, 3, 5].map((at) => linear(parseInt(code.slice(at, at + 2), 16) / 255)) as unknown as Point;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(code: string): number {
  const [r, g, b] = linearRgb(code);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const namedPoints = NAMED_COLOURS.map(([code]) => oklab(code));

/** Hue counts more than lightness, because families are about hue. */
function colourDistance(one: Point, other: Point): number {
  return (one[0] - other[0]) ** 2 * 0.5 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

/** The place of the named colour that looks nearest. A loop without lists: it runs 480 times while the page loads. */
function nearestName(seen: Point): number {
  let nearest = -1;
  let least = Infinity;
  for (const [place, point] of namedPoints.entries()) {
    const gap = colourDistance(seen, point);
    if (gap < least) [nearest, least] = [place, gap];
  }
  return nearest;
}

export function nameColour(code: string): ColourName {
  const [, key, family, tone] = NAMED_COLOURS[nearestName(oklab(code))] ?? ['', '', 'white', null];
  return { word: messages.colours?.[key]?.({}) ?? '', family, tone };
}

/** The name of each field of the board. */
export const colourNames: readonly ColourName[] = palette.map(nameColour);

/** How light each field looks: 0 is black and 100 is white. */
export const lightness: readonly number[] = palette.map((code) => Math.round(oklab(code)[0] * 100));

/** Dark fields carry white signs and text, the others black: a contrast of at least 4.5 to 1. */
export const darkFields: readonly boolean[] = palette.map((code) => luminance(code) < 0.179);

const family = (field: number) => colourNames[field]?.family;

/** For each field: does a line between two families run along its right or its lower side? */
export const familyBorders: readonly { readonly right: boolean; readonly below: boolean }[] = palette.map(
  (_, field) => ({
    right: columnOf(field) < COLUMNS - 1 && family(field) !== family(field + 1),
    below: rowOf(field) < 15 && family(field) !== family(field + COLUMNS),
  }),
);
