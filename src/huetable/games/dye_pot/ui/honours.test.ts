// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Dye, Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'master' | 'spoiled', PastGame<View, Event>>>;

const shown = (...drops: Dye[]): Event => ({ type: 'shown', drops, colour: 'clear' });
const named = (seat: number, name: string | null): Event => ({ type: 'named', seat, colour: 'red', name });

/** The honours of a game of three in which this happened. */
const honoursOf = (...events: Event[]) =>
  honours({ ...games.master, names: ['Ada', 'Mira', 'Jo'], steps: [{ view: {} as View, events }] }, []);

it('names three honours of a recorded game at most, the most orders first', () => {
  expect(honours(games.master, [])[0]).toEqual({ id: 'orders', seats: [0], values: { orders: 4 } });
  for (const game of Object.values(games)) expect(honours(game, []).length).toBeLessThanOrEqual(3);
});

it('praises the nose of whoever was alone with a dye most often', () => {
  const [nose] = honoursOf(shown('red', 'blue', 'blue'), shown('yellow', 'red', 'red'));
  expect(nose).toEqual({ id: 'nose', seats: [0], values: { times: 2 } });
  expect(honoursOf(shown('red', 'blue', 'blue'))).toEqual([]);
});

it('counts the tints that somebody gave a name, not those that were left without one', () => {
  const told = honoursOf(
    named(1, 'dusk'),
    named(2, null),
    named(1, 'moss'),
    named(2, 'plum'),
    named(2, null),
  );
  expect(told).toEqual([{ id: 'names', seats: [1], values: { tints: 2 } }]);
});

it('praises nobody for the water that ran out of their clock', () => {
  const late: Event = { type: 'time_up', seats: [2], phase: 'pour' };
  const sunk = ['red', 'red'] as const;
  const round = [shown('water', ...sunk)];
  expect(honoursOf(...round, ...round)).toEqual([{ id: 'water', seats: [0], values: { times: 2 } }]);
  expect(honoursOf(late, shown(...sunk, 'water'), late, shown(...sunk, 'water'))).toEqual([]);
});
