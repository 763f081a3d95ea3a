// @vitest-environment node
import { expect, it } from 'vitest';
import { fieldNumber } from '../fields/fields';
import { partAround, revealCellSize } from './board-viewport.svelte';

const around = (target: string, ...pieces: readonly string[]) =>
  partAround(fieldNumber(target), pieces.map(fieldNumber));

it('sees both frames of a target whole, and every piece with its points', () => {
  const part = around('G5', 'F20', 'L10');
  // Columns and rows are counted from 0: the ring around G5 reaches from E3 to I7.
  expect(part.left).toBeLessThan(2);
  expect(part.top).toBeLessThan(4);
  expect(part.right).toBeGreaterThan(20);
  expect(part.bottom).toBeGreaterThan(12);
});

it('leaves no room beside pieces that have their points in them', () => {
  const [target, piece] = [fieldNumber('H15'), fieldNumber('F17')];
  expect(partAround(target, [piece], 0)).toEqual(partAround(target, []));
});

it('sees nothing beside the board', () => {
  expect(around('A1', 'P30')).toEqual({ left: 0, right: 30, top: 0, bottom: 16 });
});

it('leaves out parts of the board only where fields become much larger', () => {
  expect(revealCellSize(18.5, 17)).toBeNull();
  expect(revealCellSize(31, 11)).toBe(31);
  expect(revealCellSize(46, 36)).toBeNull();
});
