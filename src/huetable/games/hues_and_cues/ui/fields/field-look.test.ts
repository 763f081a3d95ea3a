// @vitest-environment node
import { expect, it } from 'vitest';
import { distancesTo } from '../board/field-distances';
import { colourNames } from './colour-names';
import { fieldLook } from './field-look';
import { fieldNumber } from './fields';
import { palette } from '../palette';
import { past, pieces, players } from '../sample';

const look = (name: string) => fieldLook(fieldNumber(name));

it('says how light a field is, and which colours it lies between', () => {
  expect([look('F12'), look('M12'), look('A8')]).toEqual([
    'Lightness 77%, between salmon pink and peach',
    'Lightness 86%, between pale green and light green',
    'Lightness 48%, between dark red and crimson',
  ]);
});

it('names the one neighbour of a corner', () => {
  expect(look('A1')).toBe('Lightness 37%, next to brown');
});

it('tells fields of the same name apart', () => {
  const told = palette.map((_, field) => `${colourNames[field]?.word ?? ''}, ${fieldLook(field)}`);
  expect(new Set(told).size).toBeGreaterThan(400);
});

it('counts the steps to my pieces and to the nearest others', () => {
  const distances = distancesTo({ pieces, target: null, reveal: null }, players, 0);
  expect(distances(fieldNumber('M4'))).toEqual([
    '1 step from your piece',
    '1 step from Mira’s piece',
    '1 step from your piece',
  ]);
  expect(distances(fieldNumber('N12'))).toEqual([
    '3 steps from Jo’s piece',
    '6 steps from Mira’s piece',
    '7 steps from your piece',
    '9 steps from your piece',
  ]);
});

it('tells the giver how far the target is, and everybody after the reveal', () => {
  const secret = distancesTo({ pieces: [], target: 'M4', reveal: null }, players, 3);
  const reveal = { past, pieces: [], round: 1 };
  const revealed = distancesTo({ pieces: [], target: null, reveal }, players, 0);
  expect([secret(fieldNumber('M9')), revealed(fieldNumber('L3'))]).toEqual([
    ['5 steps from your target'],
    ['1 step from the target'],
  ]);
});
