// @vitest-environment node
import { expect, it } from 'vitest';
import {
  squareAround,
  distance,
  fieldName,
  fieldNumber,
  fieldAfterKey,
  fieldsOf,
  placeTyped,
  pointsFor,
  windowAround,
  windowKept,
} from './fields';
import { palette } from '../palette';

it('numbers the fields row by row, and back', () => {
  expect([fieldName(0), fieldName(29), fieldName(30), fieldName(479)]).toEqual(['A1', 'A30', 'B1', 'P30']);
  expect(palette.map((_, field) => fieldNumber(fieldName(field)))).toEqual(palette.map((_, field) => field));
});

it('pays three, two, one and nothing, diagonals included', () => {
  const target = fieldNumber('K24');
  expect(
    ['K24', 'L25', 'J23', 'M26', 'I22', 'N24', 'K21'].map((name) => pointsFor(target, fieldNumber(name))),
  ).toEqual([3, 2, 2, 1, 1, 0, 0]);
  expect(distance(fieldNumber('A30'), fieldNumber('B1'))).toBe(29);
});

it('cuts the frame off at the edge', () => {
  expect(squareAround(fieldNumber('A1'), 1)).toEqual({ row: 0, column: 0, rows: 2, columns: 2 });
  expect(squareAround(fieldNumber('P30'), 2)).toEqual({ row: 13, column: 27, rows: 3, columns: 3 });
});

it('shows a part of the board around a field, which stays while the field is well inside', () => {
  const names = (field: string) => fieldsOf(windowAround(fieldNumber(field), 3, 5)).map(fieldName);
  expect(names('M12')).toEqual(
    [10, 11, 12, 13, 14]
      .flatMap((column) => `L${column}`)
      .concat(
        [10, 11, 12, 13, 14].map((column) => `M${column}`),
        [10, 11, 12, 13, 14].map((column) => `N${column}`),
      ),
  );
  expect([names('A1')[0], names('A1').length]).toEqual(['A1', 15]);
  expect(names('P30').at(-1)).toBe('P30');
  const square = windowAround(fieldNumber('M12'), 3, 5);
  expect(['M11', 'M13', 'M14', 'L12'].map((name) => windowKept(square, fieldNumber(name), 3))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(windowKept(square, fieldNumber('M12'), 5)).toBe(false);
});

it('understands a place that is typed', () => {
  const typed = (...keys: readonly string[]) =>
    keys.reduce<string | null>((before, key) => placeTyped(before ?? '', key), '');
  expect(typed('l', '4')).toBe('L4');
  expect(typed('L', '3', '0')).toBe('L30');
  expect(typed('a', 'b', '2')).toBe('B2');
  expect([typed('l', '0'), typed('l', '3', '1'), typed('4'), typed('q')]).toEqual([null, null, null, null]);
});

it('walks by keys and stops at the edge', () => {
  const way = (from: string, ...keys: readonly string[]) =>
    fieldName(keys.reduce((field, key) => fieldAfterKey(field, key) ?? -1, fieldNumber(from)));
  expect(way('B2', 'ArrowUp', 'ArrowLeft', 'ArrowLeft')).toBe('A1');
  expect(way('B2', 'End', 'PageDown', 'ArrowRight')).toBe('F30');
  expect(fieldAfterKey(0, 'x')).toBeNull();
});
