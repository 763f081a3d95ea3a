// @vitest-environment node
import { expect, it } from 'vitest';
import { columnOf, rowOf } from './fields/fields';
import { lidRows } from './lid-palette';
import { palette } from './palette';

it('has every other colour of the board', () => {
  const expected = palette.filter((_, field) => rowOf(field) % 2 === 0 && columnOf(field) % 2 === 0);
  expect(lidRows.flatMap((row) => row.split(' ').map((code) => `#${code}`))).toEqual(expected);
});
