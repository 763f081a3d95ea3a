// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { curve } from './curve';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'light' | 'dark', PastGame<View, Event>>>;

const told = (game: PastGame<View, Event>) =>
  honours(game, []).map(({ id, seats, values }) => [id, seats, values]);

/** A game of two rounds in which this happened. */
const game = (
  ending: string,
  lit: readonly number[],
  ...events: readonly Event[]
): PastGame<View, Event> => ({
  names: ['Ada', 'Mira', 'Jo'],
  result: { ending, winners: [], scores: [] },
  steps: lit.map((count, index) => ({
    view: {
      round: index + 1,
      light: Array.from({ length: 9 }, (_, card) => card < count),
    } as unknown as View,
    events: index === 0 ? events : [],
  })),
});

const attempt = (target: number, total: number): readonly Event[] => [
  { type: 'attempted', seat: 2, deed: 'attack', card: 0, target, enemy: null },
  { type: 'rolled', dice: [], total, target },
  { type: 'succeeded', seat: 2, deed: 'attack', card: 0 },
];

it('finds in a recorded win who broke the seals and who helped', () => {
  expect(told(games.light)).toEqual([
    ['seals', [0, 1], { times: 2 }],
    ['supports', [2], { times: 1 }],
  ]);
  expect(curve(games.light)).toMatchObject({
    most: 9,
    rounds: [{ round: 0, value: 5 }, { round: 1, value: 8 }, { value: 9 }],
  });
});

it('praises in a recorded defeat too, and shows how the light went out', () => {
  expect(told(games.dark)).toEqual([['seals', [1], { times: 2 }]]);
  expect(curve(games.dark).rounds.map(({ value }) => value)).toEqual([6, 5, 3, 0]);
});

it('finds the luckiest roll, which must have been unlikely', () => {
  expect(told(game('light', [8, 9], ...attempt(12, 13), ...attempt(15, 16), ...attempt(13, 18)))).toEqual([
    ['luckiest_roll', [2], { total: 16, target: 15 }],
  ]);
  expect(told(game('light', [8, 9], ...attempt(9, 18), ...attempt(0, 0)))).toEqual([]);
});

it('tells of the darkest round before a win only if it was dark', () => {
  expect(told(game('light', [5, 2, 4, 9]))).toEqual([['closest_call', [], { lit: 2, places: 9, round: 2 }]]);
  expect(told(game('light', [5, 6, 9]))).toEqual([]);
  expect(told(game('draw', [5, 2, 4]))).toEqual([]);
});

it('tells of the brightest round before a defeat, but not of the light that was there from the start', () => {
  expect(told(game('dark', [6, 5, 7, 2, 0]))).toEqual([['so_close', [], { lit: 7, places: 9, round: 3 }]]);
  expect(told(game('dark', [6, 4, 2, 0]))).toEqual([]);
});
