// @vitest-environment node
import { expect, test } from 'vitest';
import { Sculpture } from '../field/sculpture';
import { madeUpSolid } from '../made-up-strokes';
import type { Tool } from '../strokes/strokes';
import { BrushGesture } from './brush-gesture';
import { castRay, distance, type Ray } from './ray-pick';

const BALL = madeUpSolid({ sides: [50, 50, 50] });

/** From the front, through a place on the plane in the middle of the cube, in cells. */
function ray(x: number, y: number): Ray {
  const [dx, dy, dz] = [x - 48, y - 40, -150];
  const far = Math.hypot(dx, dy, dz);
  return { start: [48, 40, 198], way: [dx / far, dy / far, dz / far] };
}

/** A ball after a finger went over it from left to right, at so many places; and how much clay there is, in cells. */
function drawn(tool: Tool, places: number, rounds = 1): { made: Sculpture; clay: number } {
  const made = new Sculpture();
  made.add(BALL);
  const settings = { tool, size: 9, colour: 5, mirror: false };
  const begun = BrushGesture.begin(made.field, settings, ray(36, 36));
  if (!begun) throw new Error('the finger missed the clay');
  made.begin(begun.gesture.brush);
  made.dab(begun.first);
  for (let at = 1; at <= places * rounds; at++) {
    const part = at / places;
    const there = Math.floor(part) % 2 ? 1 - (part % 1) : part % 1;
    for (const point of begun.gesture.move(ray(36 + 24 * there, 36))) made.dab(point);
  }
  made.end();
  return { made, clay: made.field.depth.reduce((sum, depth) => sum + (depth > 0 ? 1 : 0), 0) };
}

const whole = (() => {
  const made = new Sculpture();
  made.add(BALL);
  return made;
})();
const before = whole.field.depth.reduce((sum, depth) => sum + (depth > 0 ? 1 : 0), 0);

test.each(['add', 'carve'] as const)('to %s slowly changes as much clay as to do it quickly', (tool) => {
  const [quick, slow] = [3, 400].map((places) => Math.abs(drawn(tool, places).clay - before)) as [
    number,
    number,
  ];
  expect(quick).toBeGreaterThan(100);
  expect(Math.abs(slow - quick) / quick).toBeLessThan(0.1);
});

test.each(['add', 'carve'] as const)('to %s to and fro in one stroke goes no further out or in', (tool) => {
  const [once, often] = [1, 7].map((rounds) => Math.abs(drawn(tool, 60, rounds).clay - before)) as [
    number,
    number,
  ];
  expect(Math.abs(often - once) / once).toBeLessThan(0.15);
});

test('a slow ridge does not grow towards the camera', () => {
  const front = (made: Sculpture): number => made.field.bounds()?.high[2] ?? 0;
  // The brush is 4.5 cells wide and stands out by two thirds of that.
  expect(front(drawn('add', 400).made) - front(whole)).toBeLessThanOrEqual(4);
});

test('a finger follows the surface itself, not the cells: a ridge has no beads', () => {
  const places = Array.from({ length: 200 }, (_, step) =>
    ray(34 + 0.13 * step, 36 + 4 * Math.sin(step / 30)),
  );
  const far = places.map((place) => distance(castRay(whole.field, place)?.at ?? [0, 0, 0], [96, 60, 96]));
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.25);
});
