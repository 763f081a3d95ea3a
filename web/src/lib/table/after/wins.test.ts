// @vitest-environment node
import { expect, it } from 'vitest';
import { winsSoFar } from './wins';

const tally = [{ chair: 1, wins: 1 }];

it('counts wins from the second game on', () => {
  expect([...winsSoFar({ tally, game_no: 1 })]).toEqual([]);
  expect([...winsSoFar({ tally, game_no: 2 })]).toEqual([[1, 1]]);
});
