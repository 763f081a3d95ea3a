import type { Player, ObservationOf } from '$lib/table/screens';
import type { Move, View } from './types';

/** Three guardians on the square, in the middle of the second round: what the tests of the screens look at. */
export const players: readonly Player[] = [
  { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false },
  { seat: 1, name: 'Mira', colour: 'green', face: 'mira', bot: false },
  { seat: 2, name: 'Jo', colour: 'blue', face: 'jo', bot: false },
];

export const names = players.map(({ name }) => name);

const bits = (...cards: readonly number[]) => cards.reduce((sum, card) => sum | (1 << card), 0);

/** The square: 0 1 2 above, 3 8 4 in the middle, 5 6 7 below. Ada and Mira stand on the dark Candy Counter. */
export const view: View = {
  options: {
    difficulty: 'difficult',
    layout: 'square',
    lord_sepia: false,
    balanced: false,
    dusk: false,
    extra_actions: false,
    short_night: false,
    first: null,
    clock: true,
  },
  guardians: 3,
  seats: 3,
  phase: 'act',
  round: 2,
  first: 0,
  active: 0,
  actions: 3,
  decider: 0,
  ratings: [
    [3, 2, 1, 1],
    [3, 2, 1, 2],
    [3, 2, 1, 2],
    [3, 2, 1, 2],
    [4, 3, 1, 2],
    [4, 3, 2, 3],
    [5, 4, 2, 3],
    [5, 4, 2, 3],
    [6, 5, 0, 4],
  ],
  spots: [
    [-2, -3, true],
    [0, -3, true],
    [2, -3, true],
    [-2, 0, true],
    [2, 0, true],
    [-2, 3, true],
    [0, 3, true],
    [2, 3, true],
    [0, 0, true],
  ],
  near: [
    bits(1, 3),
    bits(0, 2, 8),
    bits(1, 4),
    bits(0, 5, 8),
    bits(2, 7, 8),
    bits(3, 6),
    bits(5, 7, 8),
    bits(4, 6),
    bits(1, 3, 4, 6),
  ],
  stock: [],
  light: [false, false, true, true, true, false, true, true, false],
  places: [0, 0, 8],
  tired: [false, false, true],
  agents: [
    { card: 5, dazed: false, waiting: false },
    { card: 8, dazed: true, waiting: false },
  ],
  acting: 0,
  spirits: [1],
  reserve: 1,
  rolls: 0,
  grown: [
    { roll: 2, card: 0, agent: false },
    { roll: 6, card: null, agent: false },
  ],
  strides: [{ start: 8, card: 5, roll: 5, darkened: true }],
  attempt: null,
  windows: 0,
  prospects: [
    {
      deed: 'encounter',
      rating: 2,
      target: 6,
      chance: 954,
      with_support: 1000,
      with_rerolls: 1000,
      enemy: 'contrast_shadows',
    },
  ],
  pending: null,
  plan: [],
  said: [0, 0, 0],
  took_part: [true, true, true],
  story: [],
  tale: false,
  asked: 0,
  proposer: null,
  ending: null,
  rules: 2,
};

/** What Ada may do when it is her turn there. */
export const turn: readonly Move[] = [
  { type: 'move', card: 1 },
  { type: 'move', card: 3 },
  { type: 'encounter' },
  { type: 'end' },
];

const SUGGEST = { move: 'suggest', fields: [] };

export function observation(
  change: Partial<View> = {},
  moves: readonly Move[] = turn,
  seat: number | null = 0,
  forms = [SUGGEST],
): ObservationOf<View, Move> {
  const seen = { ...view, ...change };
  const awaited = moves.length > 0 && seat !== null ? [seat] : [seen.active];
  return { seat, view: seen, moves, forms, awaited, timers: [], result: null };
}
