import type { Player, ObservationOf } from '$lib/table/screens';
import type { Match, Move, Options, RoundResult, View, CatchState } from './types';

/** A table to test with: Ada (me, seat 0), Mira, Jo and Fern; a green 7 lies on top. */
export const names: readonly string[] = ['Ada', 'Mira', 'Jo', 'Fern'];

export const players: readonly Player[] = [
  { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false },
  { seat: 1, name: 'Mira', colour: 'green', face: 'mira', bot: false },
  { seat: 2, name: 'Jo', colour: 'brown', face: 'jo', bot: false },
  { seat: 3, name: 'Fern', colour: 'black', face: 'fern', bot: false },
];

export const options: Options = {
  goal: 500,
  scoring: 'winner',
  house_rules: [],
  dealer: null,
  stacking: false,
  jump_in: false,
  seven_zero: false,
  draw_until_playable: false,
  clock: true,
};

export const match: Match = {
  round: 2,
  dealer: 3,
  scores: [120, 87, 0, 45],
  deal: [],
  ready: [],
  result: null,
  ending: null,
  winner: null,
};

export const watch: CatchState = { last_cards: [], exposed: [], locks: [], disputable: [], dispute: null };

export const result: RoundResult = {
  round: 2,
  winner: 1,
  hands: [['r7', 'w4'], [], ['gs'], ['y4']],
  points: [57, 0, 20, 4],
  scored: [0, 81, 0, 0],
};

export const view: View = {
  options,
  match,
  watch,
  threat: { cards: 0, by: -1, judged: 0, before: null },
  phase: 'turn',
  turn: 0,
  direction: 1,
  colour: 'green',
  passes: 0,
  hand: ['r7', 'r2', 'b9', 'g4', 'y3', 'w4', 'w'],
  counts: [7, 5, 2, 9],
  pile: 61,
  discard: ['b3', 'g8', 'g7'],
  looks: [],
  clocks: 0,
  last_play: { type: 'played', seat: 3, card: 'g7', colour: null, target: null, call: null },
  news: { type: 'played', seat: 3, card: 'g7', colour: null, target: null, call: null },
};

export const wilds = (card: 'w' | 'w4' | 'wc1'): readonly Move[] =>
  (['red', 'yellow', 'green', 'blue'] as const).map((colour) => ({ type: 'play', card, colour }));

/** What Ada may do when it is her turn. */
export const turn: readonly Move[] = [
  { type: 'play', card: 'r7' },
  { type: 'play', card: 'g4' },
  ...wilds('w4'),
  ...wilds('w'),
  { type: 'draw' },
];

export function observation(
  change: Partial<View> = {},
  moves: readonly Move[] = turn,
  seat: number | null = 0,
): ObservationOf<View, Move> {
  const seen = { ...view, ...change };
  const awaited =
    seen.phase === 'round_over'
      ? [0, 1, 2, 3].filter((other) => !seen.match.ready.includes(other))
      : [seen.turn];
  return { seat, view: seen, moves, forms: [], awaited, timers: [], result: null };
}
