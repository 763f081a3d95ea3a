import type { Hue } from '$lib/glyphs/shapes';
import { columnOf, COLUMNS, rowOf } from './fields';
import { palette } from '../palette';

type Tone = 'light' | 'dark' | null;

/** What a colour is called: a word, its family, and whether it is a light or a dark tone of the family. */
export interface ColourName {
  readonly word: string;
  readonly family: Hue;
  readonly tone: Tone;
}

type NamedColour = readonly [code: string, word: string, family: Hue, tone: Tone];

/** Well-known colours. Each field takes the name of the one that looks nearest to it. */
const NAMED_COLOURS: readonly NamedColour[] = [
  ['#5f3212', 'dark brown', 'brown', 'dark'],
  ['#8b4a1c', 'brown', 'brown', null],
  ['#a04524', 'rust brown', 'brown', null],
  ['#912519', 'dark red', 'red', 'dark'],
  ['#bf1a24', 'red', 'red', null],
  ['#d94538', 'bright red', 'red', null],
  ['#d41440', 'crimson', 'red', null],
  ['#e65260', 'coral red', 'red', null],
  ['#df1a60', 'deep pink', 'pink', 'dark'],
  ['#e95a8f', 'strong pink', 'pink', null],
  ['#f58ea9', 'pink', 'pink', null],
  ['#fdc3cd', 'light pink', 'pink', 'light'],
  ['#f28486', 'salmon pink', 'pink', null],
  ['#c7218e', 'magenta', 'purple', null],
  ['#d45ab0', 'orchid', 'purple', null],
  ['#e3a3d7', 'light orchid', 'purple', 'light'],
  ['#992399', 'purple', 'purple', null],
  ['#5c218f', 'dark violet', 'purple', 'dark'],
  ['#7e42a7', 'violet', 'purple', null],
  ['#b473c6', 'light purple', 'purple', 'light'],
  ['#d3b4ea', 'lavender', 'purple', 'light'],
  ['#9a86d4', 'light violet', 'purple', 'light'],
  ['#4538a4', 'indigo', 'blue', 'dark'],
  ['#355cc0', 'blue', 'blue', null],
  ['#227bd5', 'bright blue', 'blue', null],
  ['#6d86d2', 'cornflower blue', 'blue', null],
  ['#9db9ec', 'light blue', 'blue', 'light'],
  ['#6eb0ea', 'sky blue', 'blue', 'light'],
  ['#d4e2f9', 'pale blue', 'blue', 'light'],
  ['#17a6dc', 'cerulean', 'blue', null],
  ['#70c6e0', 'light cyan', 'blue', 'light'],
  ['#b5eaec', 'pale cyan', 'blue', 'light'],
  ['#0e9faf', 'dark cyan', 'blue', null],
  ['#099a88', 'teal', 'green', 'dark'],
  ['#62c4bc', 'turquoise', 'green', 'light'],
  ['#a5e5c1', 'mint', 'green', 'light'],
  ['#1a9e4e', 'green', 'green', null],
  ['#4eb27f', 'sea green', 'green', null],
  ['#42a82a', 'grass green', 'green', null],
  ['#87cd6c', 'light green', 'green', 'light'],
  ['#d5eea8', 'pale green', 'green', 'light'],
  ['#8bc42d', 'lime green', 'green', 'light'],
  ['#d4f2cb', 'pale mint', 'green', 'light'],
  ['#c5d41d', 'lime yellow', 'yellow', null],
  ['#ecd21f', 'yellow', 'yellow', null],
  ['#e0e06a', 'light yellow', 'yellow', 'light'],
  ['#f1be30', 'golden yellow', 'yellow', null],
  ['#ecdf92', 'pale yellow', 'yellow', 'light'],
  ['#efd077', 'straw yellow', 'yellow', 'light'],
  ['#d78e1d', 'amber', 'orange', null],
  ['#b76d1a', 'dark orange', 'orange', 'dark'],
  ['#d5703f', 'orange', 'orange', null],
  ['#e4a158', 'light orange', 'orange', 'light'],
  ['#f0937a', 'salmon', 'orange', 'light'],
  ['#f3b78c', 'peach', 'orange', 'light'],
  ['#fbd5b9', 'pale peach', 'orange', 'light'],
  ['#faf0dc', 'cream', 'white', null],
  ['#f1f3ee', 'off-white', 'white', null],
  ['#f6e7e6', 'rose white', 'white', null],
];

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

export function nameColour(code: string): ColourName {
  const seen = oklab(code);
  const gaps = namedPoints.map((point) => colourDistance(seen, point));
  const [, word, family, tone] = NAMED_COLOURS[gaps.indexOf(Math.min(...gaps))] ?? [
    '',
    'off-white',
    'white',
    null,
  ];
  return { word, family, tone };
}

/** The name of each field of the board. */
export const colourNames: readonly ColourName[] = palette.map(nameColour);

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
