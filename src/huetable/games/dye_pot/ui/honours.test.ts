// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'master' | 'spoiled', PastGame<View, Event>>>;

it('names whoever filled the most orders, if anybody filled any', () => {
  expect(honours(games.master, [])).toEqual([{ id: 'orders', seats: [0], values: { orders: 4 } }]);
  expect(honours(games.spoiled, [])).toEqual([]);
});
