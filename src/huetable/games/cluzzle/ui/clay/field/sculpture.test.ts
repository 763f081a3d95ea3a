import { expect, test } from 'vitest';
import { buildField } from './build-field';
import { BLOCKS, meshOf, type Mesh } from './mesh';
import { Sculpture } from './sculpture';
import { MOST_WORK, strokeWork } from './stroke-work';
import { madeUpBrush, madeUpSolid } from '../made-up-strokes';
import type { Brush, Point, Solid } from '../strokes/strokes';
import { describeStrokes } from '../strokes/describe-strokes';

const BALL = madeUpSolid({ sides: [40, 30, 30], blend: 16 });
const brush = (tool: Brush['tool'], size = 8): Brush => madeUpBrush(tool, { size, mirror: true });

function draw(made: Sculpture, stroke: Brush, ...points: Point[]): void {
  made.begin(stroke);
  for (const at of points) made.dab(at);
  made.end();
}

test('what is drawn dab by dab is what the log says', () => {
  const made = new Sculpture();
  made.add(BALL);
  draw(made, brush('add'), [60, 80, 100], [64, 84, 102]);
  draw(made, { ...brush('add'), sweep: true }, [70, 80, 100], [90, 86, 102], [72, 80, 100]);
  draw(made, { ...brush('carve'), sweep: true }, [80, 60, 126], [96, 62, 126]);
  draw(made, brush('pull'), [96, 88, 96], [96, 91, 96], [97, 95, 96]);
  draw(made, brush('smooth'), [96, 90, 96]);
  expect(buildField(made.bytes()).depth).toEqual(made.field.depth);
  expect(buildField(made.bytes()).colour).toEqual(made.field.colour);
});

test('a stroke without end goes on as another, and the log stays lawful', () => {
  const made = new Sculpture();
  const path = Array.from({ length: 600 }, (_, n): Point => [40 + (n % 100), 60, 96]);
  draw(made, brush('add', 3), ...path);
  expect(made.strokes).toHaveLength(3);
  expect(buildField(made.bytes()).depth).toEqual(made.field.depth);
});

test('undo goes back to the first stroke and redo comes back again', () => {
  const made = new Sculpture();
  made.add(BALL);
  for (let n = 0; n < 30; n++) draw(made, brush('add', 4), [60 + n, 80, 100]);
  const end = made.field.depth.slice();
  while (made.canUndo) made.undo();
  expect(made.field.isEmpty()).toBe(true);
  while (made.canRedo) made.redo();
  expect(made.field.depth).toEqual(end);
  expect(made.strokes).toHaveLength(31);
});

test('a stroke that was not meant leaves nothing behind, neither in the clay nor in the log', () => {
  const made = new Sculpture();
  made.add(BALL);
  const [depth, log] = [made.field.depth.slice(), made.bytes()];
  made.begin(brush('carve'));
  made.dab([96, 88, 96]);
  expect(made.field.depth).not.toEqual(depth);
  made.abandon();
  made.end();
  expect(made.field.depth).toEqual(depth);
  expect(made.bytes()).toEqual(log);
});

test('the clay is framed by the cells that it fills', () => {
  const made = new Sculpture();
  expect(made.field.bounds()).toBeNull();
  made.add(BALL);
  expect(made.field.bounds()).toEqual({ low: [28, 15, 33], high: [68, 45, 63] });
  const reaches = made.field.reachAround([48, 30, 48]);
  expect(Math.max(...reaches)).toBeCloseTo(19.5, 0);
  expect(reaches[10]).toBe(0);
});

test('a new stroke forgets what was undone', () => {
  const made = new Sculpture();
  made.add(BALL);
  made.add(BALL);
  made.undo();
  draw(made, brush('add'), [60, 80, 100]);
  expect(made.canRedo).toBe(false);
});

test('a full log is baked into few bytes, and more fits again', () => {
  const made = new Sculpture();
  made.add(BALL);
  const long: Brush = {
    ...brush('paint', 2),
    points: Array.from({ length: 255 }, (_, n) => [96, 30 + (n % 60), 126]),
  };
  while (!made.full) made.add(long);
  expect(made.bake()).toBe(true);
  expect(made.full).toBe(false);
  expect(made.strokes).toHaveLength(1);
  expect(made.field.isEmpty()).toBe(false);
});

const work = (made: Sculpture): number => made.strokes.reduce((sum, stroke) => sum + strokeWork(stroke), 0);

const CUBE: Solid = { ...BALL, at: [96, 96, 96], sides: [96, 96, 96] };
const CORNER: Point = [0, 0, 0];

/** Nearly as much work as there may be; quickly done, because dabs in a corner are counted as if they were in the middle. */
function heavy(): Sculpture {
  const made = new Sculpture();
  for (const count of [255, 145]) {
    const points = Array.from({ length: count }, () => CORNER);
    made.add({ ...brush('pull', 32), mirror: false, points });
  }
  return made;
}

test('a part that is too much work for what is left does not fit, and a small one still does', () => {
  const made = heavy();
  expect(made.full).toBe(false);
  expect(made.fits(CUBE)).toBe(false);
  expect(made.fits(BALL)).toBe(true);
});

test('a stroke stops before the sculpture is more work than the server takes', () => {
  const made = heavy();
  while (!made.full) draw(made, brush('pull', 32), CORNER, CORNER, CORNER);
  draw(made, brush('pull', 32), ...Array.from({ length: 30 }, () => CORNER));
  expect(work(made)).toBeLessThanOrEqual(MOST_WORK);
  expect(made.strokes.at(-1)).toMatchObject({ type: 'brush', tool: 'pull' });
  expect(made.fits(BALL)).toBe(false);
  expect(made.bake()).toBe(true);
  expect(made.full).toBe(false);
});

const surface = (made: Sculpture): (Mesh | null)[] =>
  Array.from({ length: BLOCKS ** 3 }, (_, block) => meshOf(made.field, block));

test.each(['add', 'carve', 'smooth', 'pull', 'flatten', 'paint'] as const)(
  'to %s, only what looks different is meshed anew',
  (tool) => {
    const made = new Sculpture();
    made.add(BALL);
    const meshes = surface(made);
    made.begin(brush(tool));
    for (const at of [
      [60, 74, 100],
      [64, 78, 102],
      [70, 80, 104],
    ] satisfies Point[]) {
      const blocks = new Set(made.dab(at));
      expect(blocks.size).toBeLessThan(BLOCKS ** 3 / 6);
      for (const block of blocks) meshes[block] = meshOf(made.field, block);
    }
    expect(meshes).toEqual(surface(made));
  },
);

test('what is added whole is meshed where it was added', () => {
  const made = new Sculpture();
  const meshes = surface(made);
  for (const block of made.add(BALL)) meshes[block] = meshOf(made.field, block);
  expect(meshes).toEqual(surface(made));
  for (const { positions, triangles } of meshes.filter((mesh) => mesh !== null)) {
    expect(Math.max(...triangles)).toBeLessThan(positions.length / 3);
    expect(positions.every(Number.isFinite)).toBe(true);
  }
});

test('a sculpture is put into words, with the colours that are seen most first', () => {
  const words = (...strokes: Solid[]): string => {
    const made = new Sculpture();
    for (const stroke of strokes) made.add(stroke);
    return describeStrokes(made.strokes, made.field);
  };
  const dot = (x: number): Solid => ({ ...BALL, at: [x, 130, 96], sides: [8, 8, 8], colour: 9 });
  expect(words()).toBe('nothing yet');
  expect(words(BALL, BALL, { ...BALL, colour: 0, carve: true, sides: [9, 9, 9] })).toBe(
    '2 balls, 1 cut-out; all red',
  );
  expect(words(BALL, dot(80), dot(100), dot(120)), 'three small ones').toBe('4 balls; mostly red, some blue');
});
