// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { viewAfter } from '$lib/table/steps/show.test-kit';
import { view } from './sample';
import { show } from './steps';
import type { Attempted, Event, View } from './types';

/** The table after these events. */
function after(events: readonly Event[], from: View = view): View {
  return viewAfter(show, from, events);
}

const attempted = (deed: Attempted['deed'], card: number, target: number): Event => ({
  type: 'attempted',
  seat: 0,
  deed,
  card,
  target,
  enemy: deed === 'encounter' ? 'contrast_shadows' : null,
});
const rolled = (...dice: readonly number[]): Event => ({
  type: 'rolled',
  dice,
  total: dice.reduce((sum, value) => sum + value, 0),
  target: 6,
});

describe('a guardian’s turn', () => {
  it('spends an action for each step, and lifts whoever lay', () => {
    expect(after([{ type: 'moved', seat: 0, card: 3 }])).toMatchObject({ places: [3, 0, 8], actions: 2 });
    expect(after([{ type: 'stood', seat: 2 }])).toMatchObject({ tired: [false, false, false], actions: 2 });
    expect(after([{ type: 'assisted', seat: 0, other: 2 }]).tired).toEqual([false, false, false]);
  });

  it('ends with its plan, and the next one begins with all actions', () => {
    const line = { wish: 'move', card: 3, answer: null, instead: null, where: null } as const;
    const plan = [
      { seat: 1, to: 0, ...line },
      { seat: 1, to: 2, ...line },
    ];
    const ended = after([{ type: 'turn_ended', seat: 0, actions: 0 }], { ...view, plan, said: [1, 2, 0] });
    expect(ended).toMatchObject({ actions: 0, plan: [{ to: 2 }], phase: 'act' });
    expect(after([{ type: 'turn_began', seat: 1, actions: 4 }], ended)).toMatchObject({
      active: 1,
      actions: 4,
      said: [0, 0, 0],
    });
  });

  it('of a new round is its first guardian’s, who decides for darkness unless Lord Sepia plays', () => {
    expect(after([{ type: 'round_began', round: 3, first: 1 }])).toMatchObject({
      round: 3,
      first: 1,
      decider: 1,
    });
    const lord = { ...view, seats: 4 };
    expect(after([{ type: 'round_began', round: 3, first: 1 }], lord).decider).toBe(3);
  });
});

describe('an attempt', () => {
  const open = after([attempted('encounter', 0, 6)]);

  it('costs an action and has no dice and no verdict yet', () => {
    expect(open).toMatchObject({ actions: 2, phase: 'support', prospects: [] });
    expect(open.attempt).toMatchObject({ seat: 0, rating: 2, target: 6, dice: [], outcome: null });
  });

  it('gets easier with support, which exhausts', () => {
    const helped = after([{ type: 'supported', seat: 1, target: 3 }], open);
    expect(helped.attempt).toMatchObject({ rating: 1, target: 3, supporters: [1] });
    expect(helped.tired).toEqual([false, true, true]);
    expect(after([{ type: 'passed', seat: 1 }], open).attempt?.answered).toEqual([1]);
  });

  it('shows the dice before the verdict', () => {
    const thrown = after([rolled(1, 2, 1)], open);
    expect(thrown.attempt).toMatchObject({ dice: [1, 2, 1], outcome: null });
    expect(thrown.tired[0]).toBe(false);
    const again = after(
      [{ type: 'rerolled', seat: 1, which: [0, 2], dice: [6, 2, 5], total: 13, target: 6 }],
      thrown,
    );
    expect(again.attempt).toMatchObject({
      dice: [6, 2, 5],
      rerolls: [{ seat: 1, dice: [0, 2] }],
      outcome: null,
    });
    expect(again.tired[1]).toBe(true);
  });

  it('exhausts the guardian who fails, and no other', () => {
    const failed = after([rolled(1, 1, 1), { type: 'failed', seat: 0, deed: 'encounter', card: 0 }], open);
    expect(failed).toMatchObject({ phase: 'act', tired: [true, false, true], attempt: { outcome: false } });
    const won = after([rolled(6, 6, 6), { type: 'succeeded', seat: 0, deed: 'encounter', card: 0 }], open);
    expect(won).toMatchObject({ tired: [false, false, true], attempt: { outcome: true } });
  });

  it('wins a spirit from the reserve or from another place', () => {
    expect(after([{ type: 'spirit_came', card: 0, start: null }])).toMatchObject({
      spirits: [0, 1],
      reserve: 0,
    });
    expect(after([{ type: 'spirit_came', card: 0, start: 1 }])).toMatchObject({ spirits: [0], reserve: 1 });
  });

  it('brings the light back and sets the spirit free', () => {
    expect(after([{ type: 'light_came', card: 1 }])).toMatchObject({ spirits: [], reserve: 2 });
    expect(after([{ type: 'light_came', card: 1 }]).light[1]).toBe(true);
    expect(after([{ type: 'light_came', card: 0 }])).toMatchObject({ spirits: [1], reserve: 1 });
    expect(after([{ type: 'spirit_lost', left: 0 }]).reserve).toBe(0);
  });

  it('lays a beaten agent on the centre', () => {
    expect(after([{ type: 'agent_beaten', card: 5 }]).agents).toEqual([
      { card: 8, dazed: true, waiting: false },
      { card: 8, dazed: true, waiting: false },
    ]);
  });
});

describe('darkness', () => {
  const night = after([{ type: 'turn_ended', seat: 2, actions: 0 }]);

  it('lets the agents that stand act, one after the other', () => {
    expect(night).toMatchObject({ phase: 'step', strides: [] });
    expect(night.agents.map(({ waiting }) => waiting)).toEqual([true, false]);
    const walked = after([{ type: 'agent_moved', start: 5, card: 6 }], night);
    expect(walked.agents[0]).toEqual({ card: 6, dazed: false, waiting: false });
    expect(walked.strides).toEqual([{ start: 5, card: 6, roll: null, darkened: false }]);
  });

  it('turns a place only after the die was seen', () => {
    const thrown = after(
      [
        { type: 'agent_moved', start: 5, card: 6 },
        { type: 'agent_rolled', card: 6, roll: 5, darkened: true },
      ],
      night,
    );
    expect(thrown.light[6]).toBe(true);
    expect(thrown.strides.at(-1)).toMatchObject({ roll: 5, darkened: true });
    const dark = after([{ type: 'darkened', card: 6 }], thrown);
    expect(dark.light[6]).toBe(false);
    expect(dark.grown).toEqual(view.grown);
  });

  it('grows die by die, and then the agents stand up', () => {
    const first = after([{ type: 'black_die', roll: 4, location_tag: 4 }], night);
    expect(first).toMatchObject({ phase: 'grow', rolls: 1, grown: [{ roll: 4, card: null }] });
    const dark = after([{ type: 'darkened', card: 4 }], first);
    expect(dark.grown).toEqual([{ roll: 4, card: 4, agent: false }]);
    const second = after(
      [
        { type: 'black_die', roll: 1, location_tag: 3 },
        { type: 'agent_came', card: 0 },
      ],
      dark,
    );
    expect(second).toMatchObject({ rolls: 0, grown: [{ card: 4 }, { card: 0, agent: true }] });
    expect(second.agents).toHaveLength(3);
    expect(after([{ type: 'nothing_grew' }], first)).toEqual(first);
    expect(after([{ type: 'agents_stood', count: 1 }]).agents.some(({ dazed }) => dazed)).toBe(false);
  });

  it('grows once for each guardian and once more before the first round', () => {
    const setup = { ...view, round: 0, rolls: 0 };
    expect(after([{ type: 'black_die', roll: 4, location_tag: 4 }], setup).rolls).toBe(3);
  });

  it('ends the game with the last light', () => {
    const lost = after([{ type: 'ended', ending: 'dark' }], night);
    expect(lost).toMatchObject({ ending: 'dark', phase: 'over' });
    expect(lost.agents.some(({ waiting }) => waiting)).toBe(false);
  });
});

describe('the map', () => {
  it('grows card by card, and knows which of them touch', () => {
    const spots = view.spots.map((spot, card) => (card === 1 || card === 8 ? spot : null));
    const laying = { ...view, phase: 'lay' as const, spots, stock: [2], round: 0 };
    const laid = after([{ type: 'laid', seat: 0, card: 2, x: 2, y: -3, upright: true }], laying);
    expect(laid).toMatchObject({ active: 1, stock: [], phase: 'lay' });
    expect(laid.spots[2]).toEqual([2, -3, true]);
    expect(laid.near).toEqual([0, 0b100000100, 0b10, 0, 0, 0, 0, 0, 0b10]);
  });
});

describe('talking', () => {
  it('keeps the newest suggestion to each guardian, and its answer', () => {
    const plan = after([
      { type: 'suggested', seat: 1, to: 0, wish: 'move', card: 3 },
      { type: 'suggested', seat: 1, to: 0, wish: 'end', card: 0 },
      { type: 'replied', seat: 0, to: 1, answer: 'declined', instead: 'move', where: 1 },
    ]);
    expect(plan.said).toEqual([0, 2, 0]);
    expect(plan.plan).toEqual([
      { seat: 1, to: 0, wish: 'end', card: 0, answer: 'declined', instead: 'move', where: 1 },
    ]);
  });

  it('keeps the last six lines of the story', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const told = after(lines.map((text) => ({ type: 'narrated', text })));
    expect(told.story).toEqual(lines.slice(1));
  });

  it('asks for a draw, and forgets it when the table plays on', () => {
    const asked = after([{ type: 'draw_proposed', seat: 2 }]);
    expect(asked).toMatchObject({ asked: 2, proposer: 2 });
    expect(after([{ type: 'draw_refused' }], asked).proposer).toBeNull();
  });
});
