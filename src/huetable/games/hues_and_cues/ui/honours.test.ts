// @vitest-environment node
import { expect, it } from 'vitest';
import type { PastGame } from '$lib/table/screens';
import { honours } from './honours';
import pastGames from './past-games.json';
import type { Event, View } from './types';

const games = pastGames as unknown as Readonly<Record<'won' | 'tiebreak', PastGame<View, Event>>>;

const told = (game: PastGame<View, Event>) =>
  honours(game, []).map(({ id, seats, values }) => [id, seats, values]);

it('finds the best cue and the sharpest eye in recorded games', () => {
  expect(told(games.won)).toEqual([
    ['best_cue', [1], { cue: '“leather” and “deep bronze”', points: 9 }],
    ['sharpest_eye', [0], { points: 14, players: 1 }],
  ]);
  expect(told(games.tiebreak)).toEqual([
    ['best_cue', [0], { cue: '“turquoise” and “light cotton”', points: 2 }],
    ['sharpest_eye', [1], { points: 3, players: 1 }],
  ]);
});

it('counts pieces right on the colour, and praises nobody where nobody scored', () => {
  const piece = (seat: number, field: string) => ({ seat, field, guess: 1 as const });
  const revealed: Event = {
    type: 'revealed',
    giver: 0,
    target: 'C4',
    card: [],
    pieces: [piece(1, 'C4'), piece(2, 'C5'), piece(1, 'C4')],
    points: [0, 0, 0],
  };
  const past = [{ giver: 0, card: [], target: 'C4', cues: ['sky'], points: [0, 0, 0] }];
  const steps = [{ view: { past } as unknown as View, events: [revealed] }];
  const result = { ending: 'won', winners: [], scores: [0, 0, 0] };
  expect(told({ names: ['Ada', 'Mira', 'Jo'], result, steps })).toEqual([['bullseye', [1], { times: 2 }]]);
});
