// @vitest-environment node
import { expect, it } from 'vitest';
import { fittingZoom, largestZoom } from './fit-screen';

it('is larger the wider the screen', () => {
  expect([360, 1280, 1920, 3840].map(largestZoom)).toEqual([1, 1.25, 1.6, 2.3]);
});

it('shrinks until everything fits, and gives up at what nobody could read', () => {
  expect(fittingZoom(1.6, () => true)).toBe(1.6);
  expect(fittingZoom(1.6, (zoom) => zoom < 1.3)).toBeCloseTo(1.25);
  expect(fittingZoom(1.6, () => false)).toBeCloseTo(0.4);
});
