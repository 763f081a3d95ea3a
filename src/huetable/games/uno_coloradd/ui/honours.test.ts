// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'goal' | 'out', PastGame<View, Event>>>;

const told = (game: PastGame<View, Event>) =>
  honours(game, []).map(({ id, seats, values }) => [id, seats, values]);

/** A round of three in which red lay before Ada's Wild Draw Four, and this happened afterwards. */
const bluff = (hand: readonly string[], ...later: readonly Event[]): PastGame<View, Event> => {
  const view = {
    counts: [7, 7, 7],
    colour: 'red',
    match: { result: { hands: [hand, [], []] } },
  } as unknown as View;
  const four: Event = { type: 'played', seat: 0, card: 'w4', colour: 'blue', target: null, call: null };
  const end: Event = { type: 'round_ended', winner: 1, scored: [0, 9, 0] };
  return {
    names: ['Ada', 'Mira', 'Jo'],
    result: { ending: 'out', winners: [1], scores: [0, 9, 0] },
    steps: [
      { view, events: [] },
      { view, events: [four, ...later, end] },
    ],
  };
};
const accepted: Event = { type: 'accepted', seat: 1 };
const challenged = (guilty: boolean): Event => ({ type: 'challenged', seat: 1, bluffer: 0, guilty });
const drew = (cards: number): Event => ({ type: 'drew', seat: 0, cards, why: 'choice' });

it('finds the longest hand and the bluff in recorded games', () => {
  expect(told(games.goal)).toEqual([
    ['longest_hand', [1], { cards: 15 }],
    ['boldest_bluff', [0], { times: 1 }],
  ]);
  expect(told(games.out)).toEqual([['longest_hand', [0], { cards: 14 }]]);
});

it('calls it a bluff only if the open cards prove it and nobody exposed it', () => {
  const unseen = [['boldest_bluff', [0], { times: 1 }]];
  expect(told(bluff(['r2'], accepted))).toEqual(unseen);
  expect(told(bluff(['r2'], challenged(false)))).toEqual(unseen);
  expect(told(bluff(['r2'], challenged(true)))).toEqual([]);
  expect(told(bluff(['b2'], accepted))).toEqual([]);
  expect(told(bluff(['r2'], accepted, drew(1)))).toEqual([]);
  expect(told(bluff(['r2', 'r5'], accepted, drew(1)))).toEqual(unseen);
  expect(told(bluff(['r2'], accepted, { type: 'swapped', seat: 0, target: 2 }))).toEqual([]);
});

it('names whoever caught the most, and the last one they caught', () => {
  const caught = (seat: number, target: number): Event => ({ type: 'caught', seat, target });
  expect(told(bluff([], caught(1, 0), caught(2, 1), caught(1, 2)))).toEqual([
    ['best_catch', [1], { times: 2, other: 'Jo' }],
  ]);
});

it('names the best round of a match, not of a single round', () => {
  const rounds = bluff([], { type: 'round_ended', winner: 2, scored: [0, 0, 40] });
  expect(told(rounds)).toEqual([['biggest_round', [2], { points: 40 }]]);
});
