import { beforeEach, expect, it } from 'vitest';
import {
  addedNumber,
  committedGame,
  rememberCommitment,
  rememberNumber,
  seenCommitment,
} from './commitments';

beforeEach(() => localStorage.clear());

it('keeps the first commitment that it was shown for a game, and the last number that it added', () => {
  for (const value of ['one', 'two']) {
    rememberCommitment('abc', 1, value);
    rememberNumber('abc', 1, value);
  }
  expect([seenCommitment('abc', 1), addedNumber('abc', 1)]).toEqual(['one', 'two']);
  expect([seenCommitment('abc', 2), addedNumber('xyz', 1)]).toEqual([null, null]);
});

it('keeps those of the last games only', () => {
  for (let game = 1; game <= 50; game += 1) rememberCommitment('abc', game, `seal ${game}`);
  expect([seenCommitment('abc', 1), seenCommitment('abc', 50)]).toEqual([null, 'seal 50']);
});

it('knows that a commitment before and after a game binds the next one', () => {
  expect(committedGame({ phase: 'waiting', game_no: 0 })).toBe(1);
  expect(committedGame({ phase: 'playing', game_no: 1 })).toBe(1);
  expect(committedGame({ phase: 'over', game_no: 1 })).toBe(2);
});
