import { expect, it } from 'vitest';
import { markPlace } from './mark-place';

const SCREEN = { x: 0, y: 0, width: 390, height: 844 };

it('lies below the seat, clear of its face and name', () => {
  const place = markPlace(
    { x: 20, y: 70, width: 56, height: 56 },
    { x: 10, y: 70, width: 76, height: 98 },
    SCREEN,
  );
  expect(place).toEqual({ x: 48, y: 196, small: false });
});

it('lies above a face at the lower edge', () => {
  const face = { x: 20, y: 690, width: 76, height: 76 };
  expect(markPlace(face, { x: 10, y: 690, width: 96, height: 120 }, SCREEN).y).toBeLessThan(690);
});

it('is small where faces are small, and covers only its own name', () => {
  const face = { x: 20, y: 70, width: 32, height: 32 };
  expect(markPlace(face, { x: 0, y: 70, width: 68, height: 50 }, SCREEN)).toEqual({
    x: 36,
    y: 111,
    small: true,
  });
});

it('lies in the middle for a player without a seat on the screen', () => {
  expect(markPlace(null, SCREEN, SCREEN)).toEqual({ x: 195, y: 422, small: false });
});
