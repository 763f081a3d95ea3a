import type { Player, ObservationOf } from '$lib/table/screens';
import type { Move, PastRound, Piece, View } from './types';

/** A table to test with: Ada (me, seat 0), Mira, Jo and Fern. */
export const names: readonly string[] = ['Ada', 'Mira', 'Jo', 'Fern'];

export const players: readonly Player[] = [
  { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false },
  { seat: 1, name: 'Mira', colour: 'green', face: 'mira', bot: false },
  { seat: 2, name: 'Jo', colour: 'brown', face: 'jo', bot: false },
  { seat: 3, name: 'Fern', colour: 'black', face: 'fern', bot: false },
];

export const card = ['E19', 'M4', 'B25', 'H18'];

export const past: PastRound = {
  giver: 3,
  card,
  target: 'M4',
  cues: ['meadow', 'wet moss'],
  points: [4, 3, 3, 4],
};

export const pieces: readonly Piece[] = [
  { seat: 0, field: 'M5', guess: 1 },
  { seat: 1, field: 'L4', guess: 1 },
  { seat: 2, field: 'N9', guess: 1 },
  { seat: 2, field: 'M4', guess: 2 },
  { seat: 1, field: 'M6', guess: 2 },
  { seat: 0, field: 'L3', guess: 2 },
];

export const view: View = {
  options: {
    language: 'en',
    young: false,
    once: false,
    one_cue: false,
    more_words: false,
    first: null,
    clock: true,
  },
  phase: 'guess1',
  round: 2,
  rounds: 8,
  giver: 3,
  card: [],
  target: null,
  cues: [{ words: 'lemon', doubts: [] }],
  used: ['meadow', 'wet moss', 'lemon'],
  pieces: [],
  turn: 0,
  waiting: false,
  settled: false,
  objection: null,
  upheld: 0,
  scores: [4, 3, 3, 4],
  tied: [],
  past: [past],
  shown: pieces,
  deck: 98,
  ending: null,
  revealing: false,
  rules: 2,
};

const form = (move: string, name: string) => ({
  move,
  fields: [{ name, kind: 'text' as const, most: 100, least: 1 }],
});

/** What the rules would ask of a seat in such a position. */
export function observation(
  change: Partial<View> = {},
  moves: readonly Move[] = [],
  seat: number | null = 0,
): ObservationOf<View, Move> {
  const seen = { ...view, ...change };
  const giving = seat === seen.giver;
  const forms =
    seen.phase.startsWith('guess') && !giving && seat !== null && !seen.waiting
      ? [form('place', 'field')]
      : seen.phase.startsWith('cue') && giving
        ? [form('cue', 'words')]
        : seen.phase === 'choose' && giving && seen.options.young
          ? [form('choose', 'field')]
          : [];
  return {
    seat,
    view: seen,
    moves,
    forms,
    awaited: forms.length > 0 && seat !== null ? [seat] : [],
    timers: [],
    result: null,
  };
}
