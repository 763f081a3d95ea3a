import { expect, test } from 'vitest';
import { fromBall, fromRings, HALF_VIEW, ringsAround, type Ring } from './camera-distance';

const TILT = 0.3;

/** A cylinder, around the middle of the picture. */
function drum(radius: number, rise: number): Ring[] {
  return [rise, 0, -rise].map((height) => ({ radius, height }));
}

/** How much of the picture's height and width it takes, at most: 1 is all of it. */
function share(rings: readonly Ring[], aspect: number): number {
  const far = fromRings(rings)(TILT, aspect);
  const [sin, cos] = [Math.sin(TILT), Math.cos(TILT)];
  const seen = Array.from({ length: 360 }, (_, degrees) => (degrees * Math.PI) / 180).flatMap((angle) =>
    rings.map(({ radius, height }) => {
      const [side, front] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const depth = (far - front * cos - height * sin) * Math.tan(HALF_VIEW);
      return Math.max(Math.abs(side) / aspect, Math.abs(height * cos - front * sin)) / depth;
    }),
  );
  return Math.max(...seen);
}

test.each([
  ['a giraffe', 8, 40],
  ['a pot', 20, 20],
  ['a pizza', 40, 4],
])('%s fills a picture of any shape, and nothing of it is cut off', (_, radius, rise) => {
  for (const aspect of [0.4, 1, 1.8]) {
    expect(share(drum(radius, rise), aspect)).toBeLessThan(0.95);
    expect(share(drum(radius, rise), aspect)).toBeGreaterThan(0.85);
  }
});

test('tall clay is seen from much nearer in a narrow picture than the ball around it', () => {
  const ball = fromBall(Math.hypot(8, 40))(TILT, 0.4);
  expect(fromRings(drum(8, 40))(TILT, 0.4)).toBeLessThan(ball / 2);
});

test('a ring lies at each height where there is clay', () => {
  expect(ringsAround([0, 2, 0], [0, 3, 5, 0])).toEqual([
    { radius: 3, height: -0.5 },
    { radius: 5, height: 0.5 },
  ]);
});
