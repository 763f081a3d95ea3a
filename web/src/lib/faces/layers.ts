/** One shape of a picture on a square of 200 by 200. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly transform?: string;
}

/** The square of a picture that is shown: the parts are drawn with some room around them. */
export const FRAME = { x: 12, y: 10, size: 176 } as const;

/** Mirrors a shape at the middle. */
const FLIP = 'matrix(-1 0 0 1 200 0)';

/**
 * A part of a face: shapes, each written as `paint path`. A `|` in front draws it on both sides, a number after
 * the paint (`k5`) draws a line of that width, and `o100 80 16 12` in a path is an ellipse (centre and radii).
 */
export type Part = readonly string[];

/** The colour that each letter of the notation stands for. */
export type Paints = Readonly<Record<string, string>>;

const SHAPE = /^(\|?)([a-zA-Z])([\d.]*) (.*)$/;
const ELLIPSE = /o([\d.]+) ([\d.]+) ([\d.]+)(?: ([\d.]+))?/g;

/** Colours that are the same in every picture; `currentColor` is the seat's colour. */
const FIXED: Paints = {
  c: 'currentColor',
  k: '#2b211c',
  w: '#fffaf2',
  d: '#0000002b',
  l: '#ffffff59',
  L: '#ffffff24',
  m: '#6d2b2d',
  t: '#e27d7b',
  b: '#dd5a4a4d',
  y: '#dfa03a',
  p: '#e5a59d',
};

export function layersFrom(part: Part, paints: Paints): Layer[] {
  return part.flatMap((shape) => {
    const [, both, paint = '', width = '', path = ''] = SHAPE.exec(shape) ?? [];
    const colour = paints[paint] ?? FIXED[paint];
    if (colour === undefined) throw new Error(`A part of a face has no such paint: ${shape}`);
    const layer = toLayer(path, colour, Number(width));
    return both ? [layer, { ...layer, transform: FLIP }] : [layer];
  });
}

function toLayer(path: string, colour: string, width: number): Layer {
  const line = width > 0;
  const d = path.replace(ELLIPSE, (_, x: string, y: string, rx: string, ry?: string) =>
    ellipse(Number(x), Number(y), Number(rx), Number(ry ?? rx)),
  );
  return { d, fill: line ? 'none' : colour, stroke: line ? colour : 'none', width };
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;
}
