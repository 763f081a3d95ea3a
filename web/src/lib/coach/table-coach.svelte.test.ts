import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTips } from '../../games';
import { TableStore } from '../table/store/table-store.svelte';
import { NO_STEPS } from '../table/steps/game-steps';
import { muteConnection } from '../table/store/mute-connection.test-kit';
import type { Position, Table } from '../net/protocol';
import { coach } from './coach.svelte';
import { TableCoach } from './table-coach.svelte';

const tips: GameTips = {
  tips: [
    { id: 'rolled', clause: 'A-1', part: 'dice', when: (_, events) => events.length > 0 },
    { id: 'pour', clause: 'A-2', part: 'hand', when: ({ view }) => view === 'pour' },
  ],
  texts: { pour: 'Pour a drop.', rolled: ({ goal }) => `First to ${String(goal)}.` },
};
vi.mock('../../games', () => ({ loadTips: () => Promise.resolve(tips) }));

const chair = (yours: boolean) => ({ name: 'Ann', yours, kind: 'person', colour: 'red' });
const table = (change: Partial<Table> = {}) =>
  ({
    is: 'table',
    phase: 'playing',
    game_no: 1,
    chairs: [chair(true), chair(false)],
    paused: false,
    vote: null,
    tip_time: true,
    commitment: null,
    ...change,
  }) as unknown as Table;
const observation = { seat: 0, view: 'pour', moves: [], forms: [], awaited: [0], timers: [], result: null };
const clock = { name: 'seat 0', seat: 0, ends_in: 20_000, total: 20_000, settles: false };
let seq = 0;
const position = (change: Partial<Position> = {}, seen: object = {}): Position => ({
  is: 'position',
  seq: (seq += 1),
  game_no: 1,
  sights: [{ ...observation, ...seen }],
  events: [],
  clocks: [clock],
  scores: [0, 0],
  last: null,
  seqs: [],
  ...change,
});

let stop = (): void => undefined;
const connection = muteConnection();

async function atTheTable(first = position()) {
  const store = new TableStore('t', () => connection);
  store.receive(table());
  store.receive(first);
  let guide: TableCoach | undefined;
  stop = $effect.root(() => {
    guide = new TableCoach(store, 'a');
  });
  flushSync();
  await Promise.resolve();
  flushSync();
  return { store, guide: guide as unknown as TableCoach };
}

beforeEach(() => {
  localStorage.clear();
  coach.startOver();
  connection.send.mockReset().mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
});
afterEach(() => stop());

test('a tip is shown in its situation, with its part, and asks for time once', async () => {
  const { store, guide } = await atTheTable();
  expect([guide.id, guide.part, guide.sentence]).toEqual(['pour', 'hand', 'Pour a drop.']);
  expect(connection.send.mock.calls).toEqual([[{ do: 'more_time', seat: 0, tip: 'pour' }]]);
  store.receive(position());
  flushSync();
  expect(guide.id).toBe('pour');
  expect(connection.send).toHaveBeenCalledTimes(1);
  store.receive(position({}, { view: 'over there' }));
  flushSync();
  expect(guide.id).toBeNull();
});

test('it says that the clock got time to read it, if the server agreed', async () => {
  const { guide } = await atTheTable();
  await Promise.resolve();
  expect(guide.gaveTime).toBe(true);
  stop();
  coach.startOver();
  connection.send.mockResolvedValue({ is: 'refused', id: '2', clause: 'TABLE-66', sentence: '', args: {} });
  const { guide: later } = await atTheTable();
  await Promise.resolve();
  expect([later.id, later.gaveTime]).toEqual(['pour', false]);
});

test('more time on the clock does not end a tip about an event', async () => {
  const { store, guide } = await atTheTable(position({ events: [{ type: 'rolled' }] }));
  expect(guide.id).toBe('rolled');
  store.receive(position({ clocks: [{ ...clock, ends_in: 35_000, total: 35_000 }] }));
  flushSync();
  expect(guide.id).toBe('rolled');
  store.receive(position({}, { awaited: [1] }));
  flushSync();
  expect(guide.id).toBeNull();
});

test('a tip comes only when the board has shown what it is about', async () => {
  vi.useFakeTimers();
  const { store, guide } = await atTheTable(position({}, { view: 'elsewhere' }));
  store.told.steps = { ...NO_STEPS, lengths: { rolled: 500 }, show: {} };
  store.receive(position({ events: [{ type: 'rolled' }] }));
  flushSync();
  expect([store.observation?.view, guide.id]).toEqual(['pour', null]);
  vi.advanceTimersByTime(500);
  flushSync();
  expect(guide.id).toBe('rolled');
  vi.useRealTimers();
});

test.each([
  ['during a vote', { vote: { name: 'end/1', ends_in: null } }],
  ['during a pause', { paused: true }],
  ['after the game', { phase: 'over' }],
  ['for spectators', { chairs: [chair(false), chair(false)] }],
])('%s there is no tip', async (_, change) => {
  const { store, guide } = await atTheTable();
  store.receive(table(change as unknown as Partial<Table>));
  flushSync();
  expect(guide.id).toBeNull();
});

test('beside a refusal there is no tip, and after it the tip comes', async () => {
  const { store, guide } = await atTheTable();
  store.refusal = { is: 'refused', id: '1', clause: 'A-1', sentence: 'The pot is full.', args: {} };
  flushSync();
  expect(guide.id).toBeNull();
  store.refusal = null;
  flushSync();
  expect(guide.id).toBe('pour');
});

test('behind the curtain there is no tip', async () => {
  const { store, guide } = await atTheTable();
  store.receive(table({ chairs: [chair(true), chair(true)] as never }));
  store.receive(
    position({
      sights: [
        { ...observation, awaited: [1] },
        { ...observation, seat: 1, view: 'other', awaited: [1] },
      ],
    }),
  );
  flushSync();
  expect(store.covered).toBe(true);
  expect(guide.id).toBeNull();
});

test.each([
  ['the table allows none', table({ tip_time: false }), position()],
  ['no clock runs', table(), position({ clocks: [] })],
  ["only another player's clock runs", table(), position({ clocks: [{ ...clock, seat: 1 }] })],
  ['only a clock of the game runs', table(), position({ clocks: [{ ...clock, seat: null }] })],
])('no time is asked for where %s', async (_, shown, first) => {
  const { store, guide } = await atTheTable(position({ clocks: [] }, { view: 'elsewhere' }));
  store.receive(shown);
  store.receive(first);
  flushSync();
  expect(guide.id).toBe('pour');
  expect(connection.send).not.toHaveBeenCalled();
});

test('in the next game there is no room for a player who has seen all tips', async () => {
  const { store, guide } = await atTheTable();
  coach.markShown('a', 'rolled');
  flushSync();
  expect(guide.keepsRoom).toBe(true);
  store.receive(table({ game_no: 2 }));
  flushSync();
  expect(guide.keepsRoom).toBe(false);
});

test('with the tips turned off there is neither tip nor room for one', async () => {
  const { guide } = await atTheTable();
  expect(guide.keepsRoom).toBe(true);
  guide.turnOff();
  flushSync();
  expect([guide.id, guide.keepsRoom]).toEqual([null, false]);
});

test('a tip waits while the host is asked what to do about somebody who is away', async () => {
  const { store, guide } = await atTheTable();
  expect(guide.id).toBe('pour');
  const away = { ...chair(false), level: null, online: false };
  store.receive(table({ you_host: true, chairs: [chair(true), away] as unknown as Table['chairs'] }));
  store.receive(position({}, { awaited: [0, 1] }));
  flushSync();
  expect(guide.id).toBeNull();
});
