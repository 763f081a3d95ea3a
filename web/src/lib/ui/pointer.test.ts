import { afterEach, expect, test, vi } from 'vitest';
import { pointer } from './pointer';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'touch'],
  [false, 'mouse'],
])('a coarse pointer (%s) is a finger, any other a mouse', (coarse, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }));
  expect(pointer()).toBe(expected);
});

test('without media queries it is a mouse', () => {
  vi.stubGlobal('matchMedia', undefined);
  Reflect.deleteProperty(globalThis, 'matchMedia');
  expect(pointer()).toBe('mouse');
});
