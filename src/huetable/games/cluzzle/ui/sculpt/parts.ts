/** Ready-made parts: start shapes, and parts of figures. */
import { SPAN } from '../clay/field/grid';
import { toPoint } from '../clay/view3d/ray-pick';
import type { Kind, Point, Rope, Solid, Stroke } from '../clay/strokes/strokes';
import type { ScreenTexts } from '../text-types';

/** Where a part goes, how large it is, and its colour. */
interface Placement {
  readonly at: Point;
  readonly size: number;
  readonly colour: number;
  readonly mirror: boolean;
  readonly carve: boolean;
}

export interface Part {
  /** Its name is in `part_names` of the catalogue. */
  readonly id: keyof ScreenTexts['part_names'];
  /** How high above the turntable its middle is when it stands there, in sizes. */
  readonly lift: number;
  readonly make: (placement: Placement) => Stroke[];
}

const sides = (a: number, b: number, c: number): Point => [
  Math.max(Math.round(a), 1),
  Math.max(Math.round(b), 1),
  Math.max(Math.round(c), 1),
];

function solid(
  kind: Kind,
  { at, colour, mirror, carve }: Placement,
  half: Point,
  turn: Point = [0, 0, 0],
): Solid {
  return {
    type: 'solid',
    kind,
    at,
    sides: half,
    colour: carve ? 0 : colour,
    turn,
    blend: 16,
    mirror: mirror && at[0] !== SPAN / 2,
    carve,
  };
}

function rope(placement: Placement, offsets: readonly Point[], thick: readonly [number, number]): Rope {
  const { at, colour, mirror, carve } = placement;
  const points = offsets.map(([x, y, z]) => toPoint([at[0] + x, at[1] + y, at[2] + z]));
  const ends = thick.map((radius) => Math.min(Math.max(Math.round(radius), 1), 64)) as [number, number];
  return {
    type: 'rope',
    points,
    thick: ends,
    colour: carve ? 0 : colour,
    blend: 16,
    mirror: mirror && at[0] !== SPAN / 2,
    carve,
  };
}

/** Two on either side of a point, for what comes in pairs. */
const pair = (placement: Placement, apart: number, make: (placement: Placement) => Stroke): Stroke[] =>
  [-apart, apart].map((off) =>
    make({
      ...placement,
      at: toPoint([placement.at[0] + off, placement.at[1], placement.at[2]]),
      mirror: false,
    }),
  );

export const PARTS: readonly Part[] = [
  { id: 'ball', lift: 1, make: (p) => [solid('ball', p, sides(p.size, p.size, p.size))] },
  { id: 'slab', lift: 0.28, make: (p) => [solid('slab', p, sides(p.size * 1.4, p.size * 0.28, p.size))] },
  {
    id: 'rope',
    lift: 1.35,
    make: (p) => [
      rope(
        p,
        [
          [0, -p.size, 0],
          [0, p.size, 0],
        ],
        [p.size * 0.35, p.size * 0.35],
      ),
    ],
  },
  {
    id: 'lying',
    lift: 0.35,
    make: (p) => [
      rope(
        p,
        [
          [-p.size, 0, 0],
          [p.size, 0, 0],
        ],
        [p.size * 0.35, p.size * 0.35],
      ),
    ],
  },
  { id: 'egg', lift: 1, make: (p) => [solid('ball', p, sides(p.size * 0.8, p.size, p.size * 0.8))] },
  { id: 'drum', lift: 0.6, make: (p) => [solid('cone', p, sides(p.size, p.size * 0.6, p.size))] },
  { id: 'cone', lift: 1, make: (p) => [solid('cone', p, sides(p.size * 0.7, p.size, 1))] },
  { id: 'ring', lift: 0.3, make: (p) => [solid('ring', p, sides(p.size, p.size * 0.3, 1))] },
  {
    id: 'hoop',
    lift: 1.3,
    make: (p) => [solid('ring', p, sides(p.size, p.size * 0.3, 1), [0, 16, 0])],
  },
  {
    id: 'eyes',
    lift: 0.3,
    make: (p) =>
      pair(p, Math.round(p.size * 0.7), (one) =>
        solid('ball', one, sides(p.size * 0.3, p.size * 0.3, p.size * 0.3)),
      ),
  },
  {
    id: 'ears',
    lift: 0.8,
    make: (p) =>
      pair(p, p.size, (one) => solid('ball', one, sides(p.size * 0.35, p.size * 0.8, p.size * 0.25))),
  },
  {
    id: 'legs',
    lift: 1.4,
    make: (p) =>
      [-1, 1].flatMap((front) =>
        pair({ ...p, at: toPoint([p.at[0], p.at[1], p.at[2] + front * p.size]) }, p.size, (one) =>
          rope(
            one,
            [
              [0, 0, 0],
              [0, 10 - one.at[1], 0],
            ],
            [p.size * 0.35, p.size * 0.3],
          ),
        ),
      ),
  },
  {
    id: 'arms',
    lift: 0.9,
    make: (p) =>
      [-1, 1].map((side) =>
        rope(
          { ...p, mirror: false },
          [
            [side * p.size * 0.6, 0, 0],
            [side * p.size * 1.6, -p.size * 0.6, p.size * 0.3],
          ],
          [p.size * 0.35, p.size * 0.3],
        ),
      ),
  },
  {
    id: 'tail',
    lift: 0.3,
    make: (p) => [
      rope(
        p,
        [
          [0, 0, 0],
          [0, p.size * 0.5, -p.size],
          [0, p.size * 1.4, -p.size * 1.3],
        ],
        [p.size * 0.3, p.size * 0.15],
      ),
    ],
  },
  {
    id: 'wheels',
    lift: 0.7,
    make: (p) =>
      [-1, 1].flatMap((end) =>
        [-1, 1].map((side) =>
          solid(
            'cone',
            {
              ...p,
              mirror: false,
              at: toPoint([p.at[0] + end * p.size * 1.6, p.at[1], p.at[2] + side * p.size]),
            },
            sides(p.size * 0.7, p.size * 0.25, p.size * 0.7),
            [0, 16, 0],
          ),
        ),
      ),
  },
];

export const START_SHAPES: readonly {
  readonly id: 'ball' | 'rope' | 'slab';
  readonly strokes: (colour: number) => Stroke[];
}[] = [
  {
    id: 'ball',
    strokes: (colour) => place('ball', { at: [96, 58, 96], size: 50, colour, mirror: false, carve: false }),
  },
  {
    id: 'rope',
    strokes: (colour) => place('lying', { at: [96, 26, 96], size: 56, colour, mirror: false, carve: false }),
  },
  {
    id: 'slab',
    strokes: (colour) => place('slab', { at: [96, 20, 96], size: 44, colour, mirror: false, carve: false }),
  },
];

function place(id: string, placement: Placement): Stroke[] {
  return PARTS.find((part) => part.id === id)?.make(placement) ?? [];
}
