// @vitest-environment node
import { expect, it } from 'vitest';
import { names, options, view, watch } from '../sample';
import type { View } from '../types';
import { drawnFits, isBluff, wanted, whyNoDraw, whyNot } from './why-not';

const why = (change: Partial<View>, card: Parameters<typeof whyNot>[2] = 'b9') =>
  whyNot({ ...view, ...change }, 0, card, names);

it('says what would fit', () => {
  expect(why({})).toEqual({
    clause: 'UNO-10',
    sentence: 'Blue 9 does not fit: it takes green, a 7 or a wild card.',
  });
  expect(wanted({ ...view, discard: ['w'], colour: 'red' })).toBe('red or a wild card');
});

it.each([
  [{ turn: 1 }, 'UNO-13', 'Mira’s turn'],
  [{ turn: 1, options: { ...options, jump_in: true } }, 'UNO-55', 'very same card'],
  [{ phase: 'drawn' }, 'UNO-15', 'only that card'],
  [{ phase: 'challenge' }, 'UNO-23', 'take the cards, or challenge'],
  [{ phase: 'challenge', options: { ...options, stacking: true } }, 'UNO-54', 'Wild Draw Four'],
  [{ phase: 'stack', options: { ...options, stacking: true } }, 'UNO-54', 'Draw Two'],
  [{ phase: 'colour' }, 'UNO-8', 'Name the first colour'],
  [{ phase: 'colour', turn: 2 }, 'UNO-8', 'Jo names'],
  [{ phase: 'honour', turn: 2 }, 'UNO-51', 'Jo does'],
  [{ phase: 'honour' }, 'UNO-51', 'First do'],
  [{ phase: 'round_over' }, 'UNO-37', 'over'],
  [{ watch: { ...watch, dispute: { number: 1, proposer: 1, accused: 2 } } }, 'UNO-52', 'votes'],
] as const)('knows when it is not the moment: %j', (change, clause, words) => {
  const reason = why(change);
  expect(reason.clause).toBe(clause);
  expect(reason.sentence).toContain(words);
});

it('says that a drawn card does not fit either', () => {
  expect(why({ phase: 'drawn', hand: ['r2', 'b9'] }).clause).toBe('UNO-10');
});

it('says why nothing is drawn', () => {
  const draw = (change: Partial<View>) => whyNoDraw({ ...view, ...change }, 0, names).clause;
  expect([draw({ turn: 1 }), draw({ phase: 'drawn' }), draw({}), draw({ phase: 'challenge' })]).toEqual([
    'UNO-13',
    'UNO-15',
    'UNO-17',
    'UNO-14',
  ]);
});

it('tells a bluff from an honest card', () => {
  expect(isBluff(view)).toBe(true);
  expect(isBluff({ ...view, hand: ['w4', 'r7', 'w'] })).toBe(false);
});

it('knows whether the drawn card fits', () => {
  expect([
    drawnFits({ ...view, hand: ['r2', 'g1'] }),
    drawnFits({ ...view, hand: ['r2'] }),
    drawnFits({ ...view, hand: [] }),
  ]).toEqual([true, false, false]);
});
