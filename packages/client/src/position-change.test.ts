import { expect, test } from 'vitest';
import { rebuildPosition } from './position-change.ts';
import type { Position } from './protocol.ts';

const PILE = [{ card: 'r1' }, { card: 'g2' }];
const BEFORE: Position = {
  is: 'position',
  seq: 7,
  game_no: 2,
  sights: [
    {
      seat: 0,
      view: { pile: PILE, options: { goal: 500 }, turn: 0, hand: ['b1', 'b2'] },
      moves: [{ type: 'draw' }],
      forms: [],
      awaited: [0],
      timers: [],
      result: null,
    },
    {
      seat: 1,
      view: { pile: PILE, options: { goal: 500 }, turn: 0, hand: ['y4'] },
      moves: [],
      forms: [],
      awaited: [0],
      timers: [],
      result: null,
    },
  ],
  events: [{ type: 'drew', seat: 1 }],
  clocks: [{ name: 'turn', seat: 0, ends_in: 9, total: 30, settles: false }],
  scores: [3, 4],
  last: [1, 'draw'],
  undone_to: 6,
  seqs: [7],
};

function view(position: Position, sight: number): Record<string, unknown> {
  return position.sights[sight]?.view as Record<string, unknown>;
}

test('a change says what is new for everybody and what is new for one seat', () => {
  const after = rebuildPosition(BEFORE, {
    is: 'change',
    seq: 8,
    view: { turn: 1 },
    tails: { pile: [2, [{ card: 'b1' }]] },
    awaited: [1],
    scores: [3, 5],
    sights: [{ view: { hand: ['b2'] }, moves: [] }, { moves: [{ type: 'play' }] }],
    events: [{ type: 'played', seat: 0 }],
    last: [0, 'play b1'],
  });
  const shared = { pile: [...PILE, { card: 'b1' }], options: { goal: 500 }, turn: 1 };
  const same = { forms: [], awaited: [1], timers: [], result: null };
  expect(after).toEqual({
    is: 'position',
    seq: 8,
    game_no: 2,
    sights: [
      { seat: 0, view: { ...shared, hand: ['b2'] }, moves: [], ...same },
      { seat: 1, view: { ...shared, hand: ['y4'] }, moves: [{ type: 'play' }], ...same },
    ],
    events: [{ type: 'played', seat: 0 }],
    clocks: [],
    scores: [3, 5],
    last: [0, 'play b1'],
  });
});

test('what has not changed stays the very same object', () => {
  const after = rebuildPosition(BEFORE, { is: 'change', seq: 8, tails: { pile: [1, []] } });
  expect(view(after, 0).options).toBe(view(BEFORE, 0).options);
  expect((view(after, 0).pile as unknown[])[0]).toBe(PILE[0]);
  expect(after.sights[1]?.moves).toBe(BEFORE.sights[1]?.moves);
  const nothing = rebuildPosition(BEFORE, { is: 'change', seq: 8 });
  expect(view(nothing, 0)).toBe(view(BEFORE, 0));
  expect([nothing.events, nothing.clocks, nothing.last]).toEqual([[], [], null]);
});

test('a field that shows an event is taken from the events', () => {
  const events = [{ type: 'played', seat: 0 }, { type: 'reversed' }];
  const after = rebuildPosition(BEFORE, { is: 'change', seq: 8, told: { news: 1 }, events });
  expect([view(after, 0).news, view(after, 1).news]).toEqual([events[1], events[1]]);
});

test('of an object only what has changed in it is sent', () => {
  const after = rebuildPosition(BEFORE, {
    is: 'change',
    seq: 8,
    parts: { options: { view: { quick: true } } },
  });
  expect(view(after, 1).options).toEqual({ goal: 500, quick: true });
  expect(view(after, 1).pile).toBe(PILE);
});

test('a result can come and go', () => {
  const result = { ending: 'out', winners: [0], scores: [1, 0] };
  const over = rebuildPosition(BEFORE, { is: 'change', seq: 8, result });
  expect(over.sights.map((sight) => sight.result)).toEqual([result, result]);
  const on = rebuildPosition(over, { is: 'change', seq: 9, result: null });
  expect(on.sights.map((sight) => sight.result)).toEqual([null, null]);
});
