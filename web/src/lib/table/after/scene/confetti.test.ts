// @vitest-environment node
import { expect, it } from 'vitest';
import { CONFETTI_SECONDS, drawConfetti, makeConfetti, piecesBeside } from './confetti';

function pen() {
  const drawn: string[] = [];
  const made = {
    clearRect: () => undefined,
    setTransform: () => undefined,
    fillRect: () => drawn.push(made.fillStyle),
    fillStyle: '',
    globalAlpha: 1,
  };
  return { made, drawn };
}

it('falls in all colours it was given, and ends', () => {
  const pieces = makeConfetti(['red', 'gold'], () => 0.5);
  const { made, drawn } = pen();
  expect(drawConfetti(made, pieces, 0.1, [390, 800, 2])).toBe(true);
  expect(drawn).toEqual([]);
  expect(drawConfetti(made, pieces, 2.6, [390, 800, 2])).toBe(true);
  expect(new Set(drawn)).toEqual(new Set(['red', 'gold']));
  expect(drawConfetti(made, pieces, CONFETTI_SECONDS, [390, 800, 2])).toBe(false);
  expect(made.globalAlpha).toBe(0);
});

it('leaves words free where it stays in the air', () => {
  const piece = {
    x: 0.5,
    y: 0.5,
    delay: 0,
    push: 0,
    lift: 0,
    fall: 0.1,
    sway: 0,
    spin: 1,
    size: 8,
    colour: 'red',
  };
  const on = (left: number, top: number) =>
    piecesBeside([{ left, top, right: left + 40, bottom: top + 20 }], [piece], 0, [200, 100]);
  expect(on(80, 45)).toEqual([]);
  expect(on(105, 45), 'it reaches over the edge').toEqual([]);
  expect(on(80, 10)).toEqual([piece]);
  expect(on(120, 45)).toEqual([piece]);
});

it('flies up from both corners, and down from above', () => {
  const pieces = makeConfetti(['red']);
  const shots = pieces.filter(({ lift }) => lift > 0);
  expect(new Set(shots.map(({ x, push }) => [x, Math.sign(push)].join()))).toEqual(new Set(['0,1', '1,-1']));
  expect(pieces.filter(({ lift, y }) => lift === 0 && y < 0)).toHaveLength(pieces.length - shots.length);
});

it('costs far less than four milliseconds a frame', () => {
  const pieces = makeConfetti(['red']);
  const { made } = pen();
  const start = performance.now();
  for (let frame = 0; frame < 100; frame += 1) drawConfetti(made, pieces, 2 + frame / 60, [1920, 1080, 2]);
  expect((performance.now() - start) / 100).toBeLessThan(1);
});
