// @vitest-environment node
import { expect, it } from 'vitest';
import { fieldNumber } from '../fields/fields';
import { markCorners } from './mark-corners';

const corners = (marked: readonly string[], pieces = marked) =>
  markCorners(marked.map(fieldNumber), pieces.map(fieldNumber)).map(
    ({ across, down }) => (down < 0 ? 'upper ' : 'lower ') + (across > 0 ? 'right' : 'left'),
  );

it('marks a piece that lies alone at its upper right', () => {
  expect(corners(['H8'])).toEqual(['upper right']);
});

it('covers no piece beside it while another corner is free', () => {
  expect(corners(['H8'], ['H8', 'H9'])).toEqual(['upper left']);
  expect(corners(['H8'], ['H8', 'G8'])).toEqual(['lower right']);
});

it('puts no two marks on the same point', () => {
  expect(new Set(corners(['H8', 'G9'])).size).toBe(2);
});

it('stays on the board', () => {
  expect(corners(['A30', 'A1', 'P30'])).toEqual(['lower left', 'lower right', 'upper left']);
});
