// @vitest-environment node
import { expect, it } from 'vitest';
import { reactionPath } from './reaction-path';

const SCREEN = [1920, 1080] as const;
const FACES = [
  { x: 40, y: 300, width: 96, height: 96 },
  { x: 900, y: 20, width: 96, height: 96 },
  { x: 1780, y: 700, width: 96, height: 96 },
];

it.each(FACES)('flies from the face at $x, $y over the board and stays on the screen', (face) => {
  for (const number of [1, 2, 3, 4, 5]) {
    const { x, y, dx, dy } = reactionPath(face, ...SCREEN, number);
    // At the top, the words stand beside the face.
    const top = face.y < 100;
    expect([Math.abs(x - face.x - 48) > 96, y - face.y - 48 > 96]).toEqual([!top, top]);
    const [endX, endY] = [x + dx, y + dy];
    expect(Math.abs(endX - 960)).toBeLessThan(420);
    expect(endY).toBeGreaterThan(200);
    expect(endY).toBeLessThan(700);
  }
});

it('lets two in a row part their ways', () => {
  const face = { x: 40, y: 300, width: 96, height: 96 };
  const [one, two] = [1, 2].map((number) => reactionPath(face, ...SCREEN, number));
  expect(one).not.toEqual(two);
});
