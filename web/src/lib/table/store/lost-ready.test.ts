// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView, GameInfo, OptionInfo, Table } from '../../net/protocol';
import { describeChange } from '../settings/describe-change';
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
  texts: { choices: { goal: { 0: 'One round' } } },
} as unknown as GameInfo;
const seats = ['Bob', 'Ann'].map((name, index) => ({ chair: { name } as ChairView, index }));

function setup() {
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
  };
  const update = (change: Partial<typeof now>) => {
    now = { ...now, ...change };
    lost.update(now as unknown as Table, { ready: now.ready } as ChairView);
  };
  update({});
  return { lost, update, said: () => lost.changes.map((change) => describeChange(change, info, seats)) };
}

it('collects what has changed since I was ready, however often it changes', () => {
  const { lost, update, said } = setup();
  update({ ready: false, clocks: 'quick' });
  expect([lost.lost, said()]).toEqual([true, ['“Thinking time” to Quick']]);
  update({ options: { stacking: true, goal: 200 } });
  update({ options: { stacking: true, goal: 0 }, forfeit: true, tip_time: false });
  expect(said()).toEqual([
    '“The stacking” to on',
    '“The goal” to One round',
    '“Thinking time” to Quick',
    '“If time runs out” to Skip my turn',
    '“More time for tips” to off',
  ]);
  update({ ready: true });
  expect([lost.lost, said()]).toEqual([false, []]);
});

it('still asks where everything was changed back', () => {
  const { lost, update } = setup();
  update({ ready: false, clocks: 'quick' });
  update({ clocks: 'off' });
  expect([lost.lost, lost.changes]).toEqual([true, []]);
});

it('says nothing to somebody who took it back, who never was ready, who plays, or who is the host', () => {
  for (const change of [{}, { phase: 'playing' }, { you_host: true }]) {
    const { lost, update } = setup();
    update({ ready: false, ...change });
    update({ clocks: 'quick' });
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
  expect(said()).toEqual([
    '“The scoring” to Winner',
    '“The dealer” to Ann',
    '“The tints” to 12',
    '“The house_rules”',
  ]);
});

it('tells the usual clock from the same clock that nobody chose', () => {
  const { update, said } = setup();
  update({ ready: true, clocks: 'relaxed', clocks_chosen: false });
  update({ ready: false, clocks_chosen: true });
  expect(said()).toEqual(['“Thinking time” to Relaxed']);
  update({ ready: true });
  update({ ready: false, clocks_chosen: false });
  expect(said()).toEqual(['“Thinking time” to Auto']);
});
