// @vitest-environment node
import { expect, it } from 'vitest';
import { fittingZoom } from './fit-board';

it('shrinks until everything fits, and gives up at what nobody could read', () => {
  expect(fittingZoom(1.05, () => true)).toBe(1);
  expect(fittingZoom(1, (zoom) => zoom < 0.8)).toBeCloseTo(0.75);
  expect(fittingZoom(1, () => false)).toBeCloseTo(0.4);
});

it('shows in full size what can be scrolled and would be too small', () => {
  const tried: number[] = [];
  const never = (zoom: number) => {
    tried.push(zoom);
    return false;
  };
  expect(fittingZoom(1, never, 0.9, 1)).toBe(1);
  expect(tried).toEqual([1, 0.95, 0.9, 1]);
  expect(fittingZoom(1, (zoom) => zoom <= 0.9, 0.9, 1)).toBe(0.9);
});
