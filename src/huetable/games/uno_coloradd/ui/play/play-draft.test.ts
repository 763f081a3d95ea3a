// @vitest-environment node
import { expect, it } from 'vitest';
import { turn, wilds } from '../sample';
import type { Move } from '../types';
import { playableCards, nextQuestion, completedPlay, possibleTargets } from './play-draft';

const swap: readonly Move[] = [1, 2].flatMap((target) => [
  { type: 'play', card: 'g7', target },
  { type: 'play', card: 'g7', target, call: 'uno' },
]);

it('lists the cards that may be played', () => {
  expect([...playableCards(turn)]).toEqual(['r7', 'g4', 'w4', 'w']);
});

it('plays a plain card at once', () => {
  expect(nextQuestion(turn, { card: 'g4' })).toBeNull();
  expect(completedPlay(turn, { card: 'g4' }, true)).toEqual({ type: 'play', card: 'g4' });
});

it('asks for the colour of a wild card, and then plays it', () => {
  expect(nextQuestion(turn, { card: 'w' })).toBe('colour');
  expect(completedPlay(turn, { card: 'w' }, true)).toBeNull();
  expect(completedPlay(turn, { card: 'w', colour: 'blue' }, true)).toEqual({
    type: 'play',
    card: 'w',
    colour: 'blue',
  });
});

it('asks whom a card acts on', () => {
  expect(nextQuestion(swap, { card: 'g7' })).toBe('target');
  expect(possibleTargets(swap, { card: 'g7' })).toEqual([1, 2]);
  expect(completedPlay(swap, { card: 'g7', target: 2 }, false)).toEqual({
    type: 'play',
    card: 'g7',
    target: 2,
  });
});

it('asks for both, the colour first', () => {
  const both: readonly Move[] = [1, 2].flatMap((target) =>
    wilds('wc1').map((way) => ({ ...way, target }) as Move),
  );
  expect(nextQuestion(both, { card: 'wc1' })).toBe('colour');
  expect(nextQuestion(both, { card: 'wc1', colour: 'red' })).toBe('target');
  expect(completedPlay(both, { card: 'wc1', colour: 'red', target: 1 }, true)).toMatchObject({
    colour: 'red',
    target: 1,
  });
});

it('calls together with the next-to-last card, if it is wanted', () => {
  const last: readonly Move[] = [
    { type: 'play', card: 'g4' },
    { type: 'play', card: 'g4', call: 'uno' },
  ];
  expect(completedPlay(last, { card: 'g4' }, true)).toMatchObject({ call: 'uno' });
  expect(completedPlay(last, { card: 'g4' }, false)).toEqual({ type: 'play', card: 'g4' });
});

it('plays nothing that may not be played', () => {
  expect(completedPlay(turn, { card: 'b9' }, true)).toBeNull();
});
