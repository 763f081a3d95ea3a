// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'won', PastGame<View, Event>>>;

const told = (picks: readonly number[]) =>
  honours(games.won, picks).map(({ id, seats, values }) => [id, seats, values]);

const CLAY = [
  ['best_question', [0], { question: 'Can it fly?', word: 'llama' }],
  ['most_solved', [0], { times: 2 }],
  ['clearest', [1], { word: 'gong', solver: 'Ada', round: 1 }],
];

it('finds the best question, the best guesser and the clay that was recognised first in a recorded game', () => {
  expect(told([])).toEqual(CLAY);
});

it('names the nicest sculpture as the table voted, and none where all are equal', () => {
  expect(told([0, 2, 1])[0]).toEqual(['nicest', [1], { votes: 2 }]);
  expect(told([1, 1, 1])).toEqual(CLAY);
});

it('praises nobody for what a bot had to guess for them', () => {
  const late = { type: 'out_of_time', seat: 0, by: 'bot' } as unknown as Event;
  const steps = games.won.steps.map((step) => ({ ...step, events: [late, ...step.events] }));
  expect(honours({ ...games.won, steps }, [])).toEqual([]);
});
