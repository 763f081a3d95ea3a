// @vitest-environment node
import { expect, it } from 'vitest';
import { swatchColumns } from './swatch-columns';

it.each([
  [3, 3],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
  [16, 4],
])('lays %i swatches out in rows of %i', (size, columns) => {
  expect(swatchColumns(size)).toBe(columns);
});
