// @vitest-environment node
import { expect, it } from 'vitest';
import { StrokeSharpness } from './stroke-sharpness';

const stroke = (sharpness: StrokeSharpness, waited: number) =>
  [1, 2, 3, 4].map(() => sharpness.after(waited, true));

it('stays sharp on a phone that keeps up', () => {
  expect(stroke(new StrokeSharpness(), 17)).toEqual([1, 1, 1, 1]);
});

it('draws fewer pixels while a stroke is too slow, and from then on in every stroke', () => {
  const sharpness = new StrokeSharpness();
  expect(stroke(sharpness, 90)).toEqual([1, 1, 0.5, 0.5]);
  expect(sharpness.after(90, false)).toBe(1);
  expect(stroke(sharpness, 17)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

it('knows a slow phone before the first stroke, by how long drawings take', () => {
  const sharpness = new StrokeSharpness();
  for (const busy of [200, 40, 40]) sharpness.took(busy);
  expect(sharpness.after(17, false)).toBe(1);
  expect(sharpness.after(17, true)).toBe(0.5);
});

it('does not mind that the first drawing of all is slow', () => {
  const sharpness = new StrokeSharpness();
  for (const busy of [200, 9, 9, 9]) sharpness.took(busy);
  expect(sharpness.after(17, true)).toBe(1);
});

it('does not mind slow frames while nobody draws', () => {
  const sharpness = new StrokeSharpness();
  for (let frame = 0; frame < 9; frame++) sharpness.after(300, false);
  expect(stroke(sharpness, 17)).toEqual([1, 1, 1, 1]);
});
