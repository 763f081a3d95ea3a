import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flight, flyFrom, flyTo, seatPlace } from './flight';

const animate = vi.fn();
let still = false;

function box(x: number, y: number, width: number, height: number): HTMLElement {
  const node = document.createElement('div');
  node.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  node.animate = animate;
  return node;
}

beforeEach(() => {
  still = false;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  animate.mockReset().mockReturnValue({ cancel: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('comes from another place: from its middle, in its size, and ends where it is', () => {
  flyFrom(box(100, 100, 40, 60), box(0, 0, 20, 30), { length: 450, turn: 90, delay: 50 });
  const [frames, timing] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
  expect(frames[0]).toEqual({ translate: '-110px -115px', scale: '0.5', rotate: '90deg' });
  expect(frames.at(-1)).toEqual({ translate: '0px 0px', scale: '1', rotate: '0deg' });
  expect(timing).toMatchObject({ duration: 450, delay: 50, fill: 'backwards' });
});

it('flies in an arc', () => {
  flyFrom(box(100, 100, 10, 10), box(0, 100, 10, 10), { length: 450, rise: 30 });
  const [frames] = animate.mock.calls[0] as [Keyframe[]];
  expect(frames[1]).toMatchObject({ translate: '-50px -30px', offset: 0.5 });
});

it('goes to another place and is gone', () => {
  flyTo(box(0, 0, 10, 10), box(50, 0, 10, 10), { length: 450 });
  const [frames, timing] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
  expect(frames.at(-1)).toMatchObject({ translate: '50px 0px', opacity: 0 });
  expect(timing.fill).toBe('both');
});

it('counts in the pixels of a page that a TV enlarges', () => {
  const card = Object.assign(box(100, 0, 10, 10), { currentCSSZoom: 2 });
  flyFrom(card, box(0, 0, 10, 10), { length: 450 });
  expect((animate.mock.calls[0] as [Keyframe[]])[0][0]).toMatchObject({ translate: '-50px 0px' });
});

it.each([
  ['for players who want no motion', () => (still = true), box(0, 0, 9, 9), 450],
  ['without a place to come from', () => undefined, null, 450],
  ['from what can’t be seen', () => undefined, box(0, 0, 0, 0), 450],
  ['without time', () => undefined, box(0, 0, 9, 9), 0],
])('does not fly %s', (_, prepare, from, length) => {
  prepare();
  expect(flyFrom(box(1, 1, 9, 9), from, { length })).toBeNull();
  expect(animate).not.toHaveBeenCalled();
});

it('finds the face of a seat, and stops when the element goes', () => {
  const face = box(0, 0, 9, 9);
  face.dataset.seat = '3';
  document.body.append(face);
  expect(seatPlace(3)).toBe(face);
  expect(seatPlace(4)).toBeNull();
  const cancel = vi.fn();
  animate.mockReturnValue({ cancel });
  const flying = flight(box(9, 9, 9, 9), { from: seatPlace(3), length: 450 });
  if (flying) flying.destroy?.();
  expect(cancel).toHaveBeenCalledOnce();
});
