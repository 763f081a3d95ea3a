// @vitest-environment node
import { expect, it } from 'vitest';
import { ringOfArrows } from './arrow-ring';

it('puts arrows all around, clockwise', () => {
  const ring = ringOfArrows(600, 300);
  const top = ring.filter(({ y }) => y < 30);
  const bottom = ring.filter(({ y }) => y > 270);
  expect(top.length).toBeGreaterThan(0);
  expect(top.every(({ angle }) => Math.abs(angle) < 40)).toBe(true);
  expect(bottom.every(({ angle }) => Math.abs(angle) > 140)).toBe(true);
});

it('keeps equal distances', () => {
  const ring = ringOfArrows(900, 300);
  const gaps = ring.map((arrow, index) => {
    const next = ring[(index + 1) % ring.length] ?? arrow;
    return Math.hypot(next.x - arrow.x, next.y - arrow.y);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.35);
});

it('is the same the other way round: the ring turns over', () => {
  const ring = ringOfArrows(600, 300);
  const mirrored = ring.map(({ x, y }) => [Math.round(600 - x), Math.round(y)].join());
  const near = ([x, y]: readonly number[]) =>
    ring.some((arrow) => Math.hypot(arrow.x - (x ?? 0), arrow.y - (y ?? 0)) < 12);
  expect(mirrored.every((point) => near(point.split(',').map(Number)))).toBe(true);
});

it('needs room', () => {
  expect(ringOfArrows(0, 0)).toEqual([]);
});
