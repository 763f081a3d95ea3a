// @vitest-environment node
import { expect, it } from 'vitest';
import { COLORADD, HUES, NEUTRAL } from './shapes';

const drawing = ({ path, frame }: { path: string; frame?: string }) => `${frame ?? ''} ${path}`;

it.each([
  ['ColorADD', COLORADD],
  ['plain shapes', NEUTRAL],
])('%s have ten signs, none like another', (_, signs) => {
  expect(new Set(HUES.map((hue) => drawing(signs[hue]))).size).toBe(10);
});

it('has red’s right angle top left and blue’s bottom right', () => {
  expect(COLORADD.red.path).toMatch(/^M5 5H/);
  expect(COLORADD.blue.path).toMatch(/^M19 19H/);
});
