// @vitest-environment node
import { expect, it } from 'vitest';
import { curvePath, curvePoints, worthShowing } from './light-curve';

const curve = (...values: readonly number[]) => ({
  title: 'Light',
  most: 9,
  rounds: values.map((value, index) => ({ round: index + 1, value })),
});

it('goes from edge to edge, full light at the top and darkness at the bottom', () => {
  const points = curvePoints(curve(0, 9), 320, 130);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [16, 108],
    [304, 22],
  ]);
  expect(curvePath(points)).toBe('M16.0 108.0L304.0 22.0');
});

it('puts a single round in the middle', () => {
  expect(curvePoints(curve(3), 320, 130)[0]?.x).toBe(160);
});

it('is shown once it has a shape', () => {
  expect(worthShowing(curve(5, 9))).toBeNull();
  expect(worthShowing(curve(5, 7, 9))).toEqual(curve(5, 7, 9));
});

it('labels the last of many rounds, and no more than there is room for', () => {
  const points = curvePoints(curve(...Array.from({ length: 25 }, () => 4)), 320, 130);
  expect(points.at(-1)?.labelled).toBe(true);
  expect(points.filter(({ labelled }) => labelled).length).toBeLessThanOrEqual(9);
});
