import { expect, test } from 'vitest';
import { bare } from './photo';

const segment = (kind: number, ...body: number[]): number[] => [0xff, kind, 0, body.length + 2, ...body];
const jpeg = (...segments: number[][]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

test('camera data, profiles and comments are left out of a photo, and nothing else is', () => {
  const [head, table] = [segment(0xe0, 74, 70), segment(0xdb, 1, 2, 3)];
  const full = jpeg(head, segment(0xe1, 69, 120), table, segment(0xfe, 104, 105), segment(0xe2, 1));
  expect(bare(full)).toEqual(jpeg(head, table));
});

test('a broken file comes to an end', () => {
  expect(bare(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])).length).toBeLessThan(7);
});
