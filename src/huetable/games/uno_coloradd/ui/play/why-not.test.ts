// @vitest-environment node
import { expect, it } from 'vitest';
import { names, options, view, watch } from '../sample';
import type { View } from '../types';
import { isBluff, whyNoDraw, whyNot } from './why-not';

const why = (change: Partial<View>, card: Parameters<typeof whyNot>[2] = 'b9') =>
  whyNot({ ...view, ...change }, 0, card, names);
const jumping = { ...options, jump_in: true };
const stacking = { ...options, stacking: true };
const threat = { cards: 4, by: 3, judged: 5, before: 'red' as const };

it('says what would fit', () => {
  expect(why({})).toEqual({
    clause: 'UNO-10',
    sentence: 'A blue 9 doesn’t fit. You need green, a 7 or a wild card.',
  });
  expect(why({ discard: ['w'], colour: 'red' }).sentence).toBe(
    'A blue 9 doesn’t fit. You need red or a wild card.',
  );
});

it.each<[Partial<View>, string, string]>([
  [{ turn: 1 }, 'UNO-13', 'It’s Mira’s turn. Wait for yours.'],
  [{ turn: 1, options: jumping }, 'UNO-55', 'To jump in, you need another green 7. It’s Mira’s turn.'],
  [
    { turn: 1, options: jumping, discard: ['w'] },
    'UNO-55',
    'You can’t jump in on a wild card. It’s Mira’s turn.',
  ],
  [
    { turn: 1, options: jumping, phase: 'drawn' },
    'UNO-55',
    'You can’t jump in: Mira has already drawn. Wait for your turn.',
  ],
  [{ phase: 'drawn', hand: ['b9', 'g4'] }, 'UNO-15', 'You drew a green 4. Play it or keep it.'],
  [{ phase: 'challenge', threat }, 'UNO-23', 'First take the 4 cards, or challenge Fern.'],
  [
    { phase: 'challenge', threat, options: stacking },
    'UNO-54',
    'First take the 4 cards, challenge Fern, or play a Wild Draw Four yourself.',
  ],
  [
    { phase: 'challenge', threat, options: stacking, hand: ['r7', 'w'] },
    'UNO-23',
    'First take the 4 cards, or challenge Fern.',
  ],
  [
    { phase: 'stack', threat, options: stacking, hand: ['r+2', 'r7'] },
    'UNO-54',
    'First take the 4 cards, or play a Draw Two yourself.',
  ],
  [
    { phase: 'stack', threat, options: stacking },
    'UNO-54',
    'You have no Draw Two, so take the 4 cards first.',
  ],
  [{ phase: 'colour' }, 'UNO-8', 'The first card is wild. Choose its colour before you play.'],
  [{ phase: 'colour', turn: 2 }, 'UNO-8', 'The first card is wild. Jo chooses its colour first.'],
  [{ phase: 'honour', turn: 2 }, 'UNO-51', 'Jo has to do what the card says first. Wait for your turn.'],
  [{ phase: 'honour' }, 'UNO-51', 'First do what the card says, then choose “Done”.'],
  [{ phase: 'round_over' }, 'UNO-37', 'The round is over. You can play again after the next deal.'],
  [
    { watch: { ...watch, dispute: { number: 1, proposer: 1, accused: 2 } } },
    'UNO-52',
    'The table is voting: did Jo do what the card says? Wait for the result.',
  ],
])('knows when it is not the moment: %j', (change, clause, sentence) => {
  expect(why(change)).toEqual({ clause, sentence });
});

it('says why nothing is drawn', () => {
  const draw = (change: Partial<View>) => whyNoDraw({ ...view, ...change }, 0, names);
  expect(draw({})).toEqual({
    clause: 'UNO-17',
    sentence: 'There’s nothing left to draw. Play a card that fits.',
  });
  expect([
    draw({ turn: 1, options: jumping }).clause,
    draw({ phase: 'drawn' }).clause,
    draw({ phase: 'challenge' }).clause,
    draw({ phase: 'over' }).clause,
  ]).toEqual(['UNO-13', 'UNO-15', 'UNO-23', 'UNO-37']);
});

it('tells a bluff from an honest card', () => {
  expect(isBluff(view)).toBe(true);
  expect(isBluff({ ...view, hand: ['w4', 'r7', 'w'] })).toBe(false);
});
