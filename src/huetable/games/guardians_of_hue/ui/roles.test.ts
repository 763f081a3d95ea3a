// @vitest-environment node
import { expect, it } from 'vitest';
import { roles } from './roles';
import type { Options } from './types';

const among = (seats: number, lord_sepia: boolean) => roles({ lord_sepia } as Options, seats);

it('gives the last seat to Lord Sepia where he plays, and the fifth always', () => {
  expect(among(3, true)).toEqual([null, null, 'Lord Sepia']);
  expect(among(3, false)).toEqual([null, null, null]);
  expect(among(5, false).at(-1)).toBe('Lord Sepia');
  expect(among(2, true)).toEqual([null, null]);
});
