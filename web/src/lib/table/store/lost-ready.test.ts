// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView, GameInfo, OptionInfo, Table } from '../../net/protocol';
import { describeChanges } from '../settings/describe-change';
import { LostReady } from './lost-ready.svelte';

const option = (name: string, kind: string, choices: readonly string[] = []): OptionInfo => ({
  name,
  label: `The ${name}`,
  description: '',
  kind,
  default: null,
  least: null,
  most: null,
  choices,
});
const info = {
  options: [
    option('stacking', 'boolean'),
    option('goal', 'number', ['0', '200']),
    option('scoring', 'choice', ['winner']),
    option('dealer', 'seat'),
    option('tints', 'integer'),
    option('house_rules', 'json'),
  ],
  presets: [{ name: 'party', label: 'Party', options: { stacking: true, goal: 0 } }],
  texts: { choices: { goal: { 0: 'One round' } } },
} as unknown as GameInfo;
const seats = ['Bob', 'Ann'].map((name, index) => ({ chair: { name } as ChairView, index }));

function setup(first: { ready?: boolean } = {}) {
  const lost = new LostReady();
  let now = {
    ready: true,
    phase: 'waiting',
    options: { stacking: false, goal: 200 },
    clocks: 'off',
    clocks_chosen: true,
    forfeit: false,
    tip_time: true,
    you_host: false,
    pace: 'brisk',
    listed: false,
    spectators: true,
    decision_hours: 24,
    rest_day: 0,
    ...first,
  };
  const update = (change: Partial<typeof now>) => {
    now = { ...now, ...change };
    lost.update(now as unknown as Table, { ready: now.ready } as ChairView);
  };
  update({});
  return { lost, update, said: () => describeChanges(lost.changes, info, now.options, seats) };
}

it('collects what has changed since I was ready, however often it changes', () => {
  const { lost, update, said } = setup();
  update({ ready: false, forfeit: true });
  expect([lost.lost, said()]).toEqual([true, ['If time runs out: You lose the turn']]);
  update({ options: { stacking: true, goal: 200 } });
  update({ options: { stacking: true, goal: 500 }, clocks: 'quick', tip_time: false });
  expect(said()).toEqual([
    'The stacking: on',
    'The goal: 500',
    'Thinking time: Quick',
    'If time runs out: You lose the turn',
    'More time for tips: off',
  ]);
  update({ ready: true });
  expect([lost.lost, said()]).toEqual([false, []]);
});

it('tells how many days a decision may take now, and on which of them no clock runs', () => {
  const { update, said } = setup();
  update({ clocks: 'days', decision_hours: 48, rest_day: 7 });
  expect(said()).toEqual(['Thinking time: Days', 'Time for a decision: 2 days', 'Day of rest: Sunday']);
});

it('tells somebody who stays ready what else was changed', () => {
  const { lost, update, said } = setup();
  update({ clocks: 'quick', pace: 'calm', listed: true, spectators: false });
  expect(said()).toEqual([
    'Thinking time: Quick',
    'Speed of the bots: Calm',
    'Open to everybody: on',
    'People may watch: off',
  ]);
  update({ ready: false });
  expect(lost.lost).toBe(false);
});

it('calls the options of a preset by its name', () => {
  const { update, said } = setup();
  update({ ready: false, options: { stacking: true, goal: 0 }, clocks: 'quick' });
  expect(said()).toEqual(['Party', 'Thinking time: Quick']);
});

it('tells somebody who never was ready what has changed since they came', () => {
  const { lost, update, said } = setup({ ready: false });
  update({ options: { stacking: false, goal: 0 } });
  expect([lost.lost, said()]).toEqual([false, ['The goal: One round']]);
});

it('still asks where everything was changed back', () => {
  const { lost, update } = setup();
  update({ ready: false, forfeit: true });
  update({ forfeit: false });
  expect([lost.lost, lost.changes]).toEqual([true, []]);
});

it('asks nothing of somebody who took it back, who plays, or who is the host', () => {
  for (const change of [{}, { phase: 'playing' }, { you_host: true }]) {
    const { lost, update } = setup();
    update({ ready: false, ...change });
    update({ forfeit: true });
    expect(lost.lost).toBe(false);
  }
});

it('has a few words for every kind of option', () => {
  const { update, said } = setup();
  update({
    ready: false,
    options: {
      stacking: false,
      goal: 200,
      scoring: 'winner',
      dealer: 1,
      tints: 12,
      house_rules: [{}],
    } as never,
  });
  expect(said()).toEqual(['The scoring: Winner', 'The dealer: Ann', 'The tints: 12', 'The house_rules']);
});

it('tells the usual clock from the same clock that nobody chose', () => {
  const { update, said } = setup();
  update({ ready: true, clocks: 'relaxed', clocks_chosen: false });
  update({ ready: false, clocks_chosen: true });
  expect(said()).toEqual(['Thinking time: Relaxed']);
  update({ ready: true });
  update({ ready: false, clocks_chosen: false });
  expect(said()).toEqual(['Thinking time: Auto']);
});
