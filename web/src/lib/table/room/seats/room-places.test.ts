// @vitest-environment node
import { expect, it } from 'vitest';
import { freeChairs, placesAround, roomFace } from './room-places';

it('puts the first at the bottom and the next one to the left, as the seats are counted', () => {
  const [me, left, across, right] = placesAround(4).map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect([me, left, across, right]).toEqual([
    [50, 100],
    [0, 50],
    [50, 0],
    [100, 50],
  ]);
});

it('lets ten people sit on the smallest phone: no face on a face, no name on a name', () => {
  const face = roomFace(10, 312);
  // The room for the middles of the faces at 360 by 640, as RoomTable lays it out.
  const [width, height] = [312 - face - 28, 294 - face - 22];
  const name = { width: face + 20, height: 19 };
  const places = placesAround(10).map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }));
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const [right, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      expect.soft(Math.hypot(right, down)).toBeGreaterThan(face);
      expect.soft(right > name.width || down > name.height).toBe(true);
    }
});

it('shows the chairs that a game still needs, and one more until it is full', () => {
  expect([1, 2, 3, 9, 10].map((taken) => freeChairs(taken, [3, 10]))).toEqual([2, 1, 1, 1, 0]);
});
