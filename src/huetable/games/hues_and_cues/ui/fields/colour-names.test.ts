// @vitest-environment node
import { expect, it } from 'vitest';
import { familyBorders, darkFields, colourNames, nameColour } from './colour-names';
import { fieldNumber } from './fields';
import { palette } from '../palette';

const family = (name: string) => colourNames[fieldNumber(name)]?.family;

it('calls plain colours by their plain names', () => {
  const plain = {
    '#c01818': 'red',
    '#2f57a3': 'blue',
    '#f2d633': 'yellow',
    '#2a8046': 'green',
    '#7b3f98': 'purple',
    '#6a3a18': 'brown',
    '#ec8b2d': 'orange',
    '#f2a5b0': 'pink',
  };
  expect(Object.fromEntries(Object.keys(plain).map((code) => [code, nameColour(code).family]))).toEqual(
    plain,
  );
});

it('goes once round the circle of hues along the border', () => {
  expect(['A1', 'A9', 'A16', 'A24', 'H30', 'P30', 'P12', 'L1', 'G1'].map(family)).toEqual([
    'brown',
    'red',
    'pink',
    'purple',
    'blue',
    'blue',
    'green',
    'yellow',
    'orange',
  ]);
});

it('knows every family, none of them in scattered single fields', () => {
  expect(new Set(colourNames.map((name) => name.family)).size).toBe(9);
  const lonely = palette.filter(
    (_, field) =>
      ![field - 1, field + 1, field - 30, field + 30].some(
        (near) => colourNames[near]?.family === colourNames[field]?.family,
      ),
  );
  expect(lonely).toEqual([]);
});

it('draws a line exactly where the family changes', () => {
  familyBorders.forEach(({ right, below }, field) => {
    if (field % 30 < 29) expect(right).toBe(colourNames[field]?.family !== colourNames[field + 1]?.family);
    if (field < 450) expect(below).toBe(colourNames[field]?.family !== colourNames[field + 30]?.family);
  });
});

it('puts black or white on a field, whichever can be read', () => {
  const channel = (code: string, at: number) => parseInt(code.slice(at, at + 2), 16) / 255;
  const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const contrasts = palette.map((code, field) => {
    const seen =
      0.2126 * light(channel(code, 1)) + 0.7152 * light(channel(code, 3)) + 0.0722 * light(channel(code, 5));
    return darkFields[field] ? 1.05 / (seen + 0.05) : (seen + 0.05) / 0.05;
  });
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
