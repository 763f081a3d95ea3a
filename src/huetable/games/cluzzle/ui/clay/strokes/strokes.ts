/** The strokes that a sculpture is made of; the same as in the server's clay/strokes.py. */

/** x (to the right), y (up), z (towards the viewer), in units. */
export type Point = readonly [number, number, number];

export const TOOLS = ['add', 'carve', 'smooth', 'pull', 'flatten', 'paint'] as const;
export const KINDS = ['ball', 'slab', 'cone', 'ring'] as const;
/** The tools whose strokes can be sweeps. */
export const SWEEPS = ['add', 'carve'] as const;
export type Tool = (typeof TOOLS)[number];
export type Kind = (typeof KINDS)[number];

/** Colours by number; 0 is none, and "clay" is raw clay. */
export const COLOURS = [
  '',
  'white',
  'grey',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'clay',
] as const;
export type ColourName = Exclude<(typeof COLOURS)[number], ''>;

/** The name of a colour by its number; null for none. */
export function colourName(colour: number): ColourName | null {
  const name = COLOURS[colour] ?? '';
  return name === '' ? null : name;
}

/** A tool drawn along a path: one dab at each point. */
export interface Brush {
  readonly type: 'brush';
  readonly tool: Tool;
  readonly size: number;
  readonly points: readonly Point[];
  readonly colour: number;
  readonly mirror: boolean;
  /** For flatten: the normal of the plane. */
  readonly normal: Point;
  /** For add and carve: the whole path is one piece, joined to the clay as it was when the stroke began. Dabs close to each
   *  other then add no more than dabs further apart. Older logs join dab by dab.
   */
  readonly sweep: boolean;
}

/** A whole piece that is added or carved out. */
export interface Solid {
  readonly type: 'solid';
  readonly kind: Kind;
  readonly at: Point;
  /** ball: three radii. slab: half sides. cone: lower radius, half height, upper radius. ring: radius, half thickness. */
  readonly sides: Point;
  readonly colour: number;
  /** About y, then x, then z, in 64ths of a full turn. */
  readonly turn: Point;
  readonly blend: number;
  readonly mirror: boolean;
  readonly carve: boolean;
}

/** A rolled piece through two or more points. */
export interface Rope {
  readonly type: 'rope';
  readonly points: readonly Point[];
  readonly thick: readonly [number, number];
  readonly colour: number;
  readonly blend: number;
  readonly mirror: boolean;
  readonly carve: boolean;
}

/** Clay whose strokes were given up: only its cells are left. */
export interface Baked {
  readonly type: 'baked';
  readonly scale: number;
  /** How many cells in a row, and their colour; 0 is no clay. */
  readonly runs: readonly (readonly [number, number])[];
}

export type Stroke = Brush | Solid | Rope | Baked;
