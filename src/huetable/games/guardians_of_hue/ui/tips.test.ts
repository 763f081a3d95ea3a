// @vitest-environment node
import { expect, it } from 'vitest';
import type { ObservationOf } from '$lib/table/screens';
import { observation, turn } from './sample';
import { tips } from './tips';
import type { Move, Prospect, Suggestion, View } from './types';

type Seen = ObservationOf<View, Move>;

const applies = (id: string, seen: Seen): boolean =>
  tips.find((tip) => tip.id === id)?.when(seen, []) ?? false;
const partOf = (id: string, seen: Seen): string | undefined => {
  const part = tips.find((tip) => tip.id === id)?.part;
  return typeof part === 'function' ? part(seen) : part;
};

const standing = { card: 0, dazed: false, waiting: false };
const attack: readonly Move[] = [{ type: 'attack' }, { type: 'end' }];
const lastSeal: Partial<View> = { places: [8, 0, 0], tired: [false, false, false], spirits: [] };
const unlikely: Prospect = {
  deed: 'attack',
  rating: 5,
  target: 15,
  enemy: null,
  chance: 93,
  with_support: 93,
  with_rerolls: 93,
};
const seal: readonly Move[] = [{ type: 'seal' }, { type: 'end' }];
const line: Suggestion = {
  seat: 1,
  to: 0,
  wish: 'seal',
  card: 1,
  answer: null,
  instead: null,
  where: null,
};
const reply: readonly Move[] = [{ type: 'reply', seat: 1, answer: 'agreed' }];

it.each<[string, Seen, boolean]>([
  ['support', observation({ phase: 'support', active: 1 }, [{ type: 'support' }]), true],
  ['support', observation({ phase: 'reroll', active: 1 }, [{ type: 'pass' }]), false],
  ['support', observation({ phase: 'support', active: 1 }, [], 0), false],
  ['othersHelp', { ...observation({ phase: 'support' }, [], 0), awaited: [1] }, true],
  ['othersHelp', observation(), false],
  ['attack', observation({ agents: [standing] }, attack), true],
  ['attack', observation({ agents: [standing], prospects: [unlikely] }, attack), false],
  ['attackInLight', observation({ agents: [standing] }, attack), false],
  ['attackInLight', observation({ places: [2, 0, 8] }, attack), true],
  ['lastSpirit', observation({ ...lastSeal, reserve: 1 }, seal), true],
  ['lastSpirit', observation({ ...lastSeal, reserve: 2 }, seal), false],
  ['seal', observation(lastSeal, seal), false],
  ['reply', observation({ plan: [line] }, reply), true],
  ['reply', observation({ plan: [{ ...line, answer: 'noted' }] }, reply), false],
  ['goal', observation({ round: 1 }), true],
  ['goal', observation({ round: 2 }), false],
  ['goal', observation({ round: 1 }, [{ type: 'stand' }]), false],
  ['plan', observation({ round: 1 }), false],
  ['plan', observation({ round: 2 }), true],
  ['plan', observation({ round: 2 }, [], 1), false],
  ['round', observation({}, [], 1), true],
  ['round', observation({}, [], null), false],
  ['actions', observation({ proposer: 1 }), false],
])('%#: the tip "%s" applies exactly while it helps', (id, seen, expected) => {
  expect(applies(id, seen)).toBe(expected);
});

it('points at a dark location, and at a standing agent, but never at where I am', () => {
  const seen = observation({ prospects: [] }, turn);
  expect([partOf('darkLocation', seen), partOf('agent', seen)]).toEqual(['location:1', 'location:5']);
});

it('tells a guardian, but not Lord Sepia, why they choose for darkness, and which numbers a low roll means', () => {
  const grow = tips.find((tip) => tip.id === 'grow');
  const growing = (roll: number, change: Partial<View> = {}, seat = 0) =>
    grow?.values?.(
      observation({ phase: 'grow', grown: [{ roll, card: null, agent: false }], ...change }, turn, seat),
    );
  expect([2, 4].map((roll) => growing(roll))).toEqual([
    { lord: false, low: true },
    { lord: false, low: false },
  ]);
  expect(growing(3, { seats: 4 }, 3)).toMatchObject({ lord: true });
});

it('speaks of the options of this table', () => {
  const { options } = observation().view;
  const valuesOf = (id: string, change: Partial<View>) =>
    tips.find((tip) => tip.id === id)?.values?.(observation(change));
  expect(valuesOf('actions', {})).toEqual({ actions: 4 });
  expect(valuesOf('actions', { guardians: 2, options: { ...options, balanced: true } })).toEqual({
    actions: 6,
  });
  const extra = { ...options, balanced: true, extra_actions: true };
  expect([2, 3, 4].map((guardians) => valuesOf('actions', { guardians, options: extra })?.actions)).toEqual([
    7, 5, 4,
  ]);
  expect(valuesOf('growth', { options: { ...options, difficulty: 'impossible' } })).toEqual({ times: 3 });
  const short = { ...options, dusk: true, short_night: true };
  expect([1, 2, 3, 16].map((round) => valuesOf('growth', { round, options: short })?.times)).toEqual([
    2, 2, 3, 16,
  ]);
});
