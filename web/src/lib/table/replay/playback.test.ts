// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { add, steps } from '../steps/steps.test-kit';
import { Playback } from './playback.svelte';

const step = (seq: number) => ({
  seq,
  seat: 0,
  move: null,
  view: { seq },
  events: [{ type: 'moved' }],
  scores: [0],
  at: 0,
});
const replay = {
  game: 'dye_pot',
  names: ['Mira'],
  colours: ['red' as const],
  steps: [0, 1, 2].map(step),
  result: { ending: 'book', winners: [0], scores: [3] },
  commitment: '',
  seed: '',
  salt: '',
  faces: ['ann'],
  bots: [false],
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows each step, and how it ended only at the end', () => {
  const playback = new Playback(replay, null);
  expect(playback.observation).toMatchObject({ view: { seq: 0 }, result: null });
  expect(playback.finalView).toEqual({ seq: 2 });
  playback.goTo(99);
  expect(playback.observation).toMatchObject({ view: { seq: 2 }, result: { ending: 'book' } });
  playback.goTo(-1);
  expect(playback.stepIndex).toBe(0);
});

it('opens at any step, and otherwise waits to be started', () => {
  expect(new Playback(replay, null, steps, 1).observation).toMatchObject({ view: { seq: 1 } });
  expect(new Playback(replay, null, steps, 99).stepIndex).toBe(2);
  const waiting = new Playback(replay, null);
  expect([waiting.begun, waiting.playing]).toEqual([false, false]);
  waiting.toggle();
  expect([waiting.begun, waiting.playing]).toEqual([true, true]);
  waiting.toggle();
  expect(waiting.playing).toBe(false);
});

it('plays by itself to the end, stops there, and begins anew', () => {
  const playback = new Playback(replay, 0);
  playback.start();
  expect(playback.playing).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect([playback.stepIndex, playback.playing]).toEqual([2, false]);
  playback.start();
  expect(playback.stepIndex).toBe(0);
  playback.stop();
});

it('plays faster and slower, also while it plays', () => {
  const playback = new Playback(replay, 0);
  playback.changeSpeed();
  expect(playback.speed).toBe(2);
  playback.start();
  vi.advanceTimersByTime(750);
  expect(playback.stepIndex).toBe(1);
  playback.changeSpeed();
  playback.changeSpeed();
  expect([playback.speed, playback.playing]).toEqual([0.5, true]);
  vi.advanceTimersByTime(1400);
  expect(playback.stepIndex).toBe(1);
  playback.stop();
});

it('stays where it is when one looks through other eyes', () => {
  const playback = new Playback(replay, null);
  playback.goTo(1);
  playback.watchFrom(0, {
    ...replay,
    steps: replay.steps.map((one) => ({ ...one, view: { mine: one.seq } })),
  });
  expect(playback.observation).toMatchObject({ seat: 0, view: { mine: 1 } });
});

it('shows the next move step by step at its speed, and any other at once', () => {
  const counted = replay.steps.map((one, index) => ({
    ...one,
    view: { count: 2 * index },
    events: index > 0 ? [add(1).event, add(1).event] : [],
  }));
  const playback = new Playback({ ...replay, steps: counted }, 0, steps);
  const seen = () => playback.told.viewOf(0);
  playback.changeSpeed();
  expect(playback.goTo(1)).toBe(500);
  expect([seen(), playback.told.step?.length, playback.stepIndex]).toEqual([{ count: 1 }, 250, 1]);
  vi.advanceTimersByTime(250);
  expect(seen()).toEqual({ count: 2 });
  playback.goTo(2);
  expect(seen()).toEqual({ count: 3 });
  playback.goTo(0);
  expect([seen(), playback.told.step]).toEqual([{ count: 0 }, null]);
});

it('stays at a move until all of it has been shown', () => {
  const long = Array.from({ length: 6 }, () => add(1).event);
  const counted = replay.steps.map((one, index) => ({ ...one, view: { count: 6 * index }, events: long }));
  const playback = new Playback({ ...replay, steps: counted }, 0, steps);
  playback.start();
  vi.advanceTimersByTime(1400 + 3000);
  expect([playback.stepIndex, playback.told.viewOf(0)]).toEqual([1, { count: 6 }]);
  vi.advanceTimersByTime(600);
  expect([playback.stepIndex, playback.told.viewOf(0)]).toEqual([2, { count: 7 }]);
  playback.stop();
});

it('leaves out what only its player heard of, with the same steps for everybody', () => {
  const drafted = (events: readonly { type: string }[]) => ({
    ...replay,
    steps: [step(0), step(1), { ...step(2), events }, step(3)],
  });
  const seen = ({ replay: { steps: left } }: Playback) => left.map(({ seq }) => seq);
  const playback = new Playback(drafted([]), null, { ...steps, personal: ['kept'] });
  expect(seen(playback)).toEqual([0, 1, 3]);
  playback.watchFrom(0, drafted([{ type: 'kept' }]));
  expect(seen(playback)).toEqual([0, 1, 3]);
});
