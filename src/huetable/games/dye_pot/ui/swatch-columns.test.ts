// @vitest-environment node
import { expect, it } from 'vitest';
import { swatchColumns } from './swatch-columns';

it.each([
  [3, 5, 3],
  [5, 5, 5],
  [5, 4, 3],
  [6, 5, 3],
  [8, 5, 4],
  [8, 3, 3],
  [10, 5, 5],
  [16, 5, 4],
])('lays %i swatches, at most %i of them side by side, out in rows of %i', (size, most, columns) => {
  expect(swatchColumns(size, most)).toBe(columns);
});
