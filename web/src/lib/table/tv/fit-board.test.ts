// @vitest-environment node
import { expect, it } from 'vitest';
import { fittingZoom } from './fit-board';

it('shrinks until everything fits, and gives up at what nobody could read', () => {
  expect(fittingZoom(1.05, () => true)).toBe(1);
  expect(fittingZoom(1, (zoom) => zoom < 0.8)).toBeCloseTo(0.75);
  expect(fittingZoom(1, () => false)).toBeCloseTo(0.4);
});
