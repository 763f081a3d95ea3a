import { expect, it } from 'vitest';
import type { MyGame, Replay } from '../net/protocol';
import { outcomeLine } from './outcome';

const game = (won: boolean): MyGame => ({
  table: 't',
  number: 1,
  game: 'uno',
  at: 0,
  won,
  seats: [0],
  others: ['Mira'],
  bots: 0,
});
const CARD = { cooperative: false, unscored_endings: ['out'] };
const ended = (winners: readonly number[], scores: readonly number[], ending = 'goal') =>
  ({
    names: ['Ada', 'Mira', 'Jo'].slice(0, scores.length),
    result: { ending, winners, scores },
  }) as unknown as Replay;

it('says who won, and the score', () => {
  expect(outcomeLine(game(true), ended([0], [500, 366]), CARD)).toBe('You won · 500 to 366');
  expect(outcomeLine(game(false), ended([1], [366, 500]), CARD)).toBe('Mira won · 500 to 366');
  expect(outcomeLine(game(false), ended([2], [20, 10, 30]), CARD)).toBe('Jo won · 2nd place, 20 points');
  expect(outcomeLine(game(true), ended([0, 1], [0, 0]), { ...CARD, cooperative: true })).toBe('You won');
  expect(outcomeLine(game(false), ended([], [0, 0]), { ...CARD, cooperative: true })).toBe(
    'You lost together',
  );
});

it('says no points where none count', () => {
  expect(outcomeLine(game(true), ended([0], [226, 0], 'out'), CARD)).toBe('You won');
  expect(outcomeLine(game(false), ended([2], [0, 0, 226], 'out'), CARD)).toBe('Jo won');
});

it('says only whether I won where the record is gone', () => {
  expect(outcomeLine(game(true), undefined, CARD)).toBe('You won');
  expect(outcomeLine(game(false), undefined, CARD)).toBe('');
});
