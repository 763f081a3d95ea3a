// @vitest-environment node
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { DrawingLoop, type Drawing } from './drawing-loop';

let now = 0;
let frames: (() => void)[] = [];

beforeEach(() => {
  [now, frames] = [0, []];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
});

/** The next frame comes after so many milliseconds. */
function wait(milliseconds: number): void {
  now += milliseconds;
  for (const next of frames.splice(0)) next();
}

/** Takes this long to draw. */
function drawing(cost: number, moves = true): Drawing & { draw: Mock<Drawing['draw']> } {
  const draw = vi.fn<Drawing['draw']>(() => {
    now += cost;
    return moves;
  });
  return { draw };
}

it('draws everything thirty times a second where that is quick', () => {
  const loop = new DrawingLoop();
  const all = [drawing(0), drawing(0), drawing(0)];
  for (const each of all) loop.add(each);
  for (let frame = 0; frame < 60; frame++) wait(16);
  for (const { draw } of all) expect(draw).toHaveBeenCalledTimes(30);
});

it('draws one after the other where a drawing takes a whole frame', () => {
  const loop = new DrawingLoop();
  const [one, other] = [drawing(12), drawing(12)];
  loop.add(one);
  loop.add(other);
  wait(40);
  expect([one.draw.mock.calls.length, other.draw.mock.calls.length]).toEqual([1, 0]);
  wait(4);
  expect([one.draw.mock.calls.length, other.draw.mock.calls.length]).toEqual([1, 1]);
});

it('leaves the page most of the time where drawing is slow, and turns the clay more slowly instead of jumping', () => {
  const loop = new DrawingLoop();
  const slow = drawing(80);
  loop.add(slow);
  for (let frame = 0; frame < 100; frame++) wait(16);
  const spent = 80 * slow.draw.mock.calls.length;
  expect(spent / now).toBeLessThan(0.3);
  expect(spent).toBeGreaterThan(0);
  expect(Math.max(...slow.draw.mock.calls.map(([elapsed]) => elapsed))).toBe(100);
});

it('does not rest after a frame that drew nothing', () => {
  const loop = new DrawingLoop();
  const still = drawing(0, false);
  loop.add(still);
  for (let frame = 0; frame < 5; frame++) wait(200);
  expect(still.draw).toHaveBeenCalledTimes(5);
});

it('asks for no more frames once everything is gone', () => {
  const loop = new DrawingLoop();
  const remove = loop.add(drawing(0));
  wait(40);
  remove();
  wait(40);
  expect(frames).toEqual([]);
});
