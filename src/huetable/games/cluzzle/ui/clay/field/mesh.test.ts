// @vitest-environment node
import { expect, test } from 'vitest';
import { applyStroke } from './build-field';
import { CELLS, Field, SPAN } from './grid';
import { BLOCKS, meshOf } from './mesh';
import { madeUpBrush, madeUpSolid } from '../made-up-strokes';
import type { Point, Solid, Stroke, Tool } from '../strokes/strokes';

const solid = (kind: Solid['kind'], at: Point, sides: Point, carve = false): Solid =>
  madeUpSolid({ kind, at, sides, carve });
const drawn = (tool: Tool, ...points: Point[]): Stroke => madeUpBrush(tool, { size: 14, points });

/** How often each edge of the surface runs each way; vertices of two blocks at the same place are one. */
function edges(field: Field): Map<number, number> {
  const numbers = new Map<number, number>();
  const runs = new Map<number, number>();
  const run = (from: number, to: number): void =>
    void runs.set(from * MANY + to, (runs.get(from * MANY + to) ?? 0) + 1);
  for (let block = 0; block < BLOCKS ** 3; block++) {
    const mesh = meshOf(field, block);
    if (!mesh) continue;
    const { positions, triangles } = mesh;
    const named = (vertex: number): number => {
      const [x, y, z] = [0, 1, 2].map((axis) => Math.round((positions[3 * vertex + axis] ?? 0) * 1024)) as [
        number,
        number,
        number,
      ];
      const place = (x * 131072 + y) * 131072 + z;
      const known = numbers.get(place) ?? numbers.size;
      numbers.set(place, known);
      return known;
    };
    const names = Array.from({ length: positions.length / 3 }, (_, vertex) => named(vertex));
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => names[triangles[i + corner] ?? 0] ?? 0) as [
        number,
        number,
        number,
      ];
      run(a, b);
      run(b, c);
      run(c, a);
    }
  }
  return runs;
}

const MANY = 2 ** 22;
const back = (edge: number): number => (edge % MANY) * MANY + Math.floor(edge / MANY);

/** How many edges have more triangles on one side than on the other. */
function openEdges(field: Field): number {
  const runs = edges(field);
  expect(runs.size).toBeGreaterThan(100);
  return [...runs].filter(([edge, count]) => runs.get(back(edge)) !== count).length;
}

/** How many edges belong to more than two triangles: where lumps of clay touch along an edge, and nowhere on a round one. */
const sharedEdges = (field: Field): number => [...edges(field).values()].filter((count) => count > 1).length;

const MIDDLE = SPAN / 2;
const FACES: readonly (readonly [string, Point])[] = [
  ['left', [0, 70, MIDDLE]],
  ['right', [SPAN - 1, 70, MIDDLE]],
  ['back', [MIDDLE, 70, 0]],
  ['front', [MIDDLE, 70, SPAN - 1]],
  ['top', [MIDDLE, SPAN - 1, MIDDLE]],
  ['floor', [MIDDLE, 8, MIDDLE]],
  ['a corner', [0, SPAN - 1, SPAN - 1]],
  ['another corner', [SPAN - 1, 8, 0]],
];

function made(...strokes: Stroke[]): Field {
  const field = new Field();
  for (const stroke of strokes) applyStroke(field, stroke);
  return field;
}

test.each(FACES)('clay that is cut off at the %s of the volume is closed there', (_, at) => {
  const ball = made(solid('ball', at, [30, 30, 30]));
  expect(openEdges(ball)).toBe(0);
  expect(sharedEdges(ball)).toBe(0);
  const [x, y, z] = at;
  const inwards: Point = [
    x + Math.sign(MIDDLE - x) * 20,
    y + Math.sign(60 - y) * 10,
    z + Math.sign(MIDDLE - z) * 20,
  ];
  expect(openEdges(made(solid('ball', at, [30, 30, 30]), drawn('add', inwards, at)))).toBe(0);
  expect(openEdges(made(solid('ball', at, [40, 40, 40]), drawn('carve', inwards, at)))).toBe(0);
});

test('a volume that is full to its sides is closed all around, with a hole through it too', () => {
  const all: Point = [MIDDLE, MIDDLE, MIDDLE];
  expect(openEdges(made(solid('slab', all, [100, 100, 100]), solid('cone', all, [30, 100, 30], true)))).toBe(
    0,
  );
});

test('what fills the very first and last cells stays inside the volume and looks outwards', () => {
  const field = new Field();
  field.depth.fill(40);
  const faults: number[] = [];
  let seen = 0;
  for (let block = 0; block < BLOCKS ** 3; block++) {
    const { positions = [], normals = [] } = meshOf(field, block) ?? {};
    seen += positions.length;
    positions.forEach((at, i) => {
      const facing = normals[i] ?? 0;
      const outwards = Math.abs(facing) < 0.9 || Math.sign(facing) === (at < CELLS / 2 ? -1 : 1);
      if (at < 0 || at > CELLS || !outwards) faults.push(at);
    });
  }
  expect(seen).toBeGreaterThan(6 * CELLS * CELLS);
  expect(faults).toEqual([]);
});
