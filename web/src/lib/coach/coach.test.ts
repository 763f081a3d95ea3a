import { beforeEach, expect, test, vi } from 'vitest';
import type { ObservationOf, Tip } from '../table/screens';
import { Coach } from './coach.svelte';
import { TIP_INTERVAL, TipChooser } from './tip-chooser.svelte';

const at = (place: string, events: string[] = []) => ({
  observation: {
    seat: 0,
    view: place,
    moves: [],
    forms: [],
    awaited: [],
    timers: [],
    result: null,
  } as ObservationOf<unknown>,
  events: events.map((type) => ({ type })),
});
const tip = (id: string, ...places: string[]): Tip => ({
  id,
  clause: 'A-1',
  part: ({ view }) => `part-of-${String(view)}`,
  when: ({ view }, events) => places.includes(String(view)) || events.some(({ type }) => type === id),
  values: ({ view }) => ({ place: String(view) }),
});
const tips = [tip('first', 'here', 'there'), tip('second', 'here'), tip('third', 'there')];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function chooser(coach = new Coach()): TipChooser {
  return new TipChooser('a', tips, coach);
}

test('the most urgent tip that applies is shown, with its part and values', () => {
  const choice = chooser();
  choice.observe(at('there'));
  expect([choice.tip?.id, choice.part, choice.values]).toEqual([
    'first',
    'part-of-there',
    { place: 'there' },
  ]);
});

test('a tip goes the moment it no longer applies, and stays while it does', () => {
  const choice = chooser();
  choice.observe(at('here'));
  choice.observe(at('there'));
  expect(choice.tip?.id).toBe('first');
  choice.observe(at('elsewhere'));
  expect(choice.tip).toBeNull();
  expect(choice.part).toBeNull();
});

test('a tip about what is shown goes, or does not come, when I have to decide something else by now', () => {
  const choice = chooser();
  choice.observe({ ...at('here'), now: at('there').observation });
  expect(choice.tip?.id).toBe('first');
  choice.observe({ ...at('here'), now: at('elsewhere').observation });
  expect(choice.tip).toBeNull();
  vi.advanceTimersByTime(TIP_INTERVAL);
  expect(choice.tip).toBeNull();
  choice.observe(at('here'));
  expect(choice.tip?.id).toBe('second');
});

test('a tip about an event goes with the next position', () => {
  const choice = chooser();
  choice.observe(at('elsewhere', ['third']));
  expect(choice.tip?.id).toBe('third');
  choice.observe(at('elsewhere'));
  expect(choice.tip).toBeNull();
});

test('the next tip waits until ten seconds after the one before', () => {
  const choice = chooser();
  choice.observe(at('here'));
  choice.dismiss();
  vi.advanceTimersByTime(TIP_INTERVAL - 1);
  expect(choice.tip).toBeNull();
  vi.advanceTimersByTime(1);
  expect(choice.tip?.id).toBe('second');
});

test('an urgent tip comes at once, in place of one that is not urgent, and no other does', () => {
  const urgent = { ...tip('now', 'hurry'), urgent: true };
  const later = { ...tip('later', 'hurry', 'here'), urgent: true };
  const choice = new TipChooser('a', [tip('first', 'here', 'hurry'), urgent, later], new Coach());
  choice.observe(at('hurry'));
  expect(choice.tip?.id).toBe('now');
  choice.dismiss();
  expect(choice.tip?.id).toBe('later');
  choice.dismiss();
  vi.advanceTimersByTime(TIP_INTERVAL);
  expect(choice.tip?.id).toBe('first');
});

test('an urgent tip replaces the one that is up', () => {
  const choice = new TipChooser('a', [...tips, { ...tip('now', 'there'), urgent: true }], new Coach());
  choice.observe(at('here'));
  expect(choice.tip?.id).toBe('first');
  choice.observe(at('there'));
  expect(choice.tip?.id).toBe('now');
});

test('a tip lasts no longer than my turn, or my next one if it came before that', () => {
  const turn = (...awaited: number[]) => {
    const situation = at('here');
    return { ...situation, observation: { ...situation.observation, awaited } };
  };
  for (const before of [[0], [1]]) {
    localStorage.clear();
    const choice = chooser();
    choice.observe(turn(...before));
    choice.observe(turn(0));
    expect(choice.tip?.id).toBe('first');
    choice.observe(turn(1));
    expect(choice.tip).toBeNull();
  }
});

test('a tip that waited is not shown once its situation is over', () => {
  const choice = chooser();
  choice.observe(at('here'));
  choice.dismiss();
  choice.observe(at('elsewhere'));
  vi.advanceTimersByTime(TIP_INTERVAL);
  expect(choice.tip).toBeNull();
});

test('no tip is shown twice, in this game or the next', () => {
  const choice = chooser();
  choice.observe(at('here'));
  choice.observe(at('elsewhere'));
  vi.advanceTimersByTime(TIP_INTERVAL);
  choice.observe(at('there'));
  expect(choice.tip?.id).toBe('third');
  const nextGame = chooser();
  nextGame.observe(at('there'));
  expect(nextGame.tip).toBeNull();
});

test('nothing is shown while nothing may be explained; afterwards the tip is back if it still applies', () => {
  const choice = chooser();
  choice.observe(null);
  expect(choice.tip).toBeNull();
  choice.observe(at('here'));
  choice.observe(null);
  expect([choice.tip, choice.part, choice.values]).toEqual([null, null, {}]);
  choice.observe(at('there'));
  expect(choice.tip?.id).toBe('first');
  choice.observe(null);
  choice.observe(at('elsewhere'));
  expect(choice.tip).toBeNull();
});

test('room is kept for a whole game, and only for players who have tips left', () => {
  const coach = new Coach();
  expect(chooser(coach).keepsRoom).toBe(true);
  const choice = chooser(coach);
  for (const { id } of tips) coach.markShown('a', id);
  expect(choice.keepsRoom).toBe(true);
  choice.beginGame();
  expect(choice.keepsRoom).toBe(false);
  expect(chooser(coach).keepsRoom).toBe(false);
});

test('tips can be turned off, stay off, and start over', () => {
  const coach = new Coach();
  const choice = chooser(coach);
  choice.observe(at('here'));
  coach.setOn(false);
  expect(choice.tip).toBeNull();
  expect(new Coach().on).toBe(false);
  coach.startOver();
  expect(coach.anyShown).toBe(false);
  const again = chooser(new Coach());
  again.observe(at('here'));
  expect(again.tip?.id).toBe('first');
});

test('clauses that older versions remembered do no harm', () => {
  localStorage.setItem('huetable.coach', JSON.stringify({ on: true, told: { a: ['A-1', 'A-2'] } }));
  const choice = chooser();
  choice.observe(at('here'));
  expect(choice.tip?.id).toBe('first');
});

test('a player who turned the old coach off gets no tips', () => {
  localStorage.setItem('huetable.coach', JSON.stringify({ on: false }));
  const choice = chooser();
  choice.observe(at('here'));
  expect(choice.tip).toBeNull();
});

test('whoever shows a tip is told once', () => {
  const shown: string[] = [];
  const choice = new TipChooser('a', tips, new Coach(), ({ id }) => shown.push(id));
  choice.observe(at('here'));
  choice.observe(at('there'));
  expect(shown).toEqual(['first']);
});
