// @vitest-environment node
import { expect, it } from 'vitest';
import { around, distance, nameOf, numberOf, walk, worth } from './fields';
import { palette } from './palette';

it('numbers the fields row by row, and back', () => {
  expect([nameOf(0), nameOf(29), nameOf(30), nameOf(479)]).toEqual(['A1', 'A30', 'B1', 'P30']);
  expect(palette.map((_, field) => numberOf(nameOf(field)))).toEqual(palette.map((_, field) => field));
});

it('pays three, two, one and nothing, diagonals included', () => {
  const target = numberOf('K24');
  expect(
    ['K24', 'L25', 'J23', 'M26', 'I22', 'N24', 'K21'].map((name) => worth(target, numberOf(name))),
  ).toEqual([3, 2, 2, 1, 1, 0, 0]);
  expect(distance(numberOf('A30'), numberOf('B1'))).toBe(29);
});

it('cuts the frame off at the edge', () => {
  expect(around(numberOf('A1'), 1)).toEqual({ row: 0, column: 0, rows: 2, columns: 2 });
  expect(around(numberOf('P30'), 2)).toEqual({ row: 13, column: 27, rows: 3, columns: 3 });
});

it('walks by keys and stops at the edge', () => {
  const way = (from: string, ...keys: readonly string[]) =>
    nameOf(keys.reduce((field, key) => walk(field, key) ?? -1, numberOf(from)));
  expect(way('B2', 'ArrowUp', 'ArrowLeft', 'ArrowLeft')).toBe('A1');
  expect(way('B2', 'End', 'PageDown', 'ArrowRight')).toBe('F30');
  expect(walk(0, 'x')).toBeNull();
});
