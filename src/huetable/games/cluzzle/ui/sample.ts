/** A table of three, for tests of the screens. */
import type { ObservationOf } from '$lib/table/screens';
import type { Cluzzle, Exchange, Move, View } from './types';

export const names = ['Ada', 'Mira', 'Jo'] as const;

export const cluzzle = (change: Partial<Cluzzle> = {}): Cluzzle => ({
  sealed: false,
  sculpture: null,
  word: null,
  solver: null,
  points: 0,
  struck: false,
  judged: false,
  content: false,
  ...change,
});

export const asked = (change: Partial<Exchange> = {}): Exchange => ({
  round: 1,
  asker: 0,
  sculptor: 1,
  question: 'Is it round?',
  answer: null,
  before: null,
  bot: false,
  guesses: [],
  right: false,
  ...change,
});

export const view: View = {
  options: {
    language: 'en',
    games: 1,
    minutes: 5,
    first: 0,
    words: '',
    only_own: false,
    photos: false,
    clock: true,
  },
  game: 1,
  phase: 'ask',
  first: 0,
  round: 1,
  asker: 0,
  time: 'on',
  card: ['cat', 'dog', 'fox', 'bat', 'mole', 'sloth'],
  choice: 'cat',
  draft: null,
  made: null,
  cluzzles: [cluzzle(), cluzzle(), cluzzle()],
  talk: [],
  accusation: null,
  scores: [0, 0, 0],
  past: [],
  ending: null,
  turns_over: false,
  rules: 2,
};

export function observation(
  change: Partial<View> = {},
  seat: number | null = 0,
  moves: readonly Move[] = [],
): ObservationOf<View, Move> {
  return { seat, view: { ...view, ...change }, moves, forms: [], awaited: [], timers: [], result: null };
}
