// @vitest-environment node
import { expect, it } from 'vitest';
import type { View } from './types';
import { calls, meanwhile, note, score, spoils, status, tell } from './words';

const names = ['Mira', 'Jo', 'Fern'];
const view: View = {
  options: { language: 'en', goal: 7, tints: 8, clock: true, pour_seconds: 20, name_seconds: 30 },
  phase: 'pour',
  round: 2,
  taster: 1,
  orders: ['green', 'red'],
  mine: null,
  poured: [false, true, false],
  drops: [],
  colour: 'clear',
  claimed: [],
  scores: [0, 3, 2],
  book: [],
  clears: 1,
  shown: [],
  deck: 15,
  ending: null,
};
const observation = (
  change: Partial<View>,
  seat: number | null,
  awaited: readonly number[],
  moves: readonly { type: 'claim' }[] = [],
) => ({
  seat,
  view: { ...view, ...change },
  moves,
  forms: [],
  awaited,
  timers: [],
  result: null,
});

it('waits for nobody while the drops fall and when the game has ended', () => {
  expect([
    meanwhile({ type: 'shown', drops: ['red', 'blue', 'red'], colour: 'blue' }),
    meanwhile({ type: 'ended', ending: 'book' }),
    meanwhile({ type: 'poured', seat: 1 }),
  ]).toEqual(['The drops fall into the pot', 'The game is over', null]);
});

it.each([
  [observation({}, 0, [0, 2]), 'Pour a drop, in secret'],
  [observation({ mine: 'red' }, 0, [1, 2]), 'You poured red. Waiting for Jo and Fern'],
  [observation({ mine: 'red' }, 0, [1, 2, 3]), 'You poured red. Waiting for 3 others'],
  [observation({}, null, [2]), 'Waiting for Fern'],
  [observation({}, null, [0, 1, 2]), 'Waiting for 3 dyers'],
  [observation({ phase: 'name', colour: 'green' }, 1, [1]), 'Name the green tint'],
  [
    observation({ phase: 'name', colour: 'green' }, 1, [1], [{ type: 'claim' }]),
    'Claim your green order, then name the tint',
  ],
  [observation({ phase: 'name', colour: 'green' }, 0, [1], [{ type: 'claim' }]), 'Claim your green order'],
  [observation({ phase: 'name', colour: 'green' }, 0, [1]), 'Jo names the green tint'],
])('says what is asked', (seen, line) => {
  expect(status(seen, names)).toBe(line);
});

it('says what each dyer is doing and how far they are', () => {
  expect([0, 1].map((seat) => note(observation({}, 0, [0]), seat))).toEqual([null, 'taster']);
  expect(note(observation({ phase: 'name', claimed: [2] }, 0, [1]), 2)).toEqual({
    words: 'claimed',
    icon: 'check',
  });
  expect(score(observation({}, 0, [0]), 1)).toBe('3/7');
});

it('tells what happened, and to me what I did', () => {
  expect(tell({ type: 'shown', drops: ['red', 'red', 'blue'], colour: 'blue' }, names, 0)).toBe(
    'Red from you and Jo. Blue from Fern. The water turns blue; red sinks.',
  );
  expect(tell({ type: 'shown', drops: ['water', 'red', 'red'], colour: 'clear' }, names, 0)).toContain(
    'The water runs clear',
  );
  expect(tell({ type: 'claimed', seat: 0, colour: 'green', points: 2 }, names, 0)).toBe(
    'You claim green: 2 points.',
  );
  expect(tell({ type: 'claimed', seat: 1, colour: 'green', points: 1 }, names, 0)).toBe(
    'Jo claims green: 1 point.',
  );
  expect(tell({ type: 'named', seat: 1, colour: 'green', name: '<b>' }, names, 0)).toBe(
    'Jo names the green tint “<b>”.',
  );
  expect(tell({ type: 'named', seat: 0, colour: 'green', name: null }, names, 0)).toBe(
    'You leave the green tint without a name.',
  );
});

it('calls on whoever is awaited, and on whoever may claim', () => {
  expect(calls(observation({}, 0, [0]))).toBe(true);
  expect(calls(observation({ phase: 'name' }, 0, [1]))).toBe(false);
  expect(calls(observation({ phase: 'name' }, 0, [1], [{ type: 'claim' }]))).toBe(true);
  expect(calls(observation({}, null, [1]))).toBe(false);
});

it('keeps the colour back until the drops have fallen', () => {
  const tasting = observation({ phase: 'name', colour: 'green' }, 1, [1]);
  expect(spoils(tasting, view)).toBe(true);
  expect(spoils(tasting, tasting.view)).toBe(false);
  expect(spoils(observation({}, 0, [0]), view)).toBe(false);
});
