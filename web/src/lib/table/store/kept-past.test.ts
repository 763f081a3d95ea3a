import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import {
  VERSION,
  type GameEvent,
  type Observation,
  type Position,
  type Table,
  type Welcome,
} from '../../net/protocol';
import { steps } from '../steps/steps.test-kit';
import { muteConnection } from './mute-connection.test-kit';
import { TableStore } from './table-store.svelte';

const KEY = 'huetable.past';
const add = (by: number): GameEvent => ({ type: 'add', by });
const sight = (count: number, seat: number | null = 0): Observation => ({
  seat,
  view: { count },
  moves: [],
  forms: [],
  awaited: [1],
  timers: [],
  result: null,
});
const position = (seq: number, count: number, change: Partial<Position> = {}): Position => ({
  is: 'position',
  seq,
  game_no: 1,
  sights: [sight(count)],
  events: [],
  clocks: [],
  scores: [],
  last: null,
  ...change,
});
const welcome = (
  rows: readonly (readonly [seq: number, event: GameEvent])[],
  change: Partial<Welcome> = {},
) =>
  ({
    is: 'welcome',
    version: VERSION,
    table: 't',
    author: 'ada',
    talk: [],
    history: rows.map(([, event]) => event),
    seqs: rows.map(([seq]) => seq),
    ...change,
  }) as unknown as Welcome;
const table = {
  is: 'table',
  phase: 'playing',
  game_no: 1,
  pace: 'brisk',
  chairs: [],
  commitment: null,
  vote: null,
  paused: false,
  stopped: null,
} as unknown as Table;

/** The rows that have a button in the log, and what the board shows when each is chosen. */
function shownAgain(store: TableStore): Readonly<Record<number, unknown>> {
  const lines = store.visibleLog.filter(({ number }) => store.told.past.has(number));
  return Object.fromEntries(
    lines.map(({ seq, number }) => {
      store.told.showAgain(number);
      const view = store.toldView as { count: number };
      store.told.backToPresent();
      return [seq, view.count];
    }),
  );
}

interface Arrival {
  readonly history?: readonly (readonly [number, GameEvent])[];
  readonly now?: Position;
  readonly welcomed?: Partial<Welcome>;
  readonly watch?: boolean;
}

const stops: (() => void)[] = [];

/** A page that has just been loaded. */
function load({ history = [], now = position(1, 0), welcomed = {}, watch = false }: Arrival = {}) {
  const line = muteConnection();
  const connect = ((listener: Pick<TableStore, 'connectionChanged'>) => ({
    ...line,
    close: () => {
      listener.connectionChanged('closed', null);
    },
  })) as unknown as ConstructorParameters<typeof TableStore>[1];
  line.send.mockResolvedValue({ is: 'ack', id: '1', seq: 9 } satisfies CommandReply);
  const store = new TableStore('t', connect, watch);
  store.told.steps = steps;
  store.receive(welcome(history, welcomed));
  store.receive(table);
  store.receive(now);
  stops.push(store.watchNetwork());
  return store;
}

/** The browser goes to another page, or loads this one again. */
function leave() {
  window.dispatchEvent(new Event('pagehide'));
  for (const stop of stops.splice(0)) stop();
}

const HISTORY = [
  [2, add(1)],
  [3, add(10)],
  [4, add(100)],
] as const;
const NOW = position(4, 111);

/** Three moves have been shown. */
function playThree(change: Arrival = {}) {
  const store = load(change);
  store.receive(position(2, 1, { events: [add(1)] }));
  store.receive(position(3, 11, { events: [add(10)] }));
  store.receive(position(4, 111, { events: [add(100)] }));
  return store;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the steps of the log again after the page was loaded again, and keeps them no longer than needed', () => {
  playThree();
  expect(sessionStorage.getItem(KEY), 'a move costs nothing').toBeNull();
  leave();
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  const store = load({ history: HISTORY, now: NOW });
  expect(shownAgain(store)).toEqual({ 2: 1, 3: 11, 4: 111 });
  expect(sessionStorage.getItem(KEY)).toBeNull();
  leave();
  expect(shownAgain(load({ history: HISTORY, now: NOW })), 'and once more').toEqual({ 2: 1, 3: 11, 4: 111 });
});

it('keeps them when a phone hides the page: it may be thrown away without a word', () => {
  playThree();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  expect(Object.keys(shownAgain(load({ history: HISTORY, now: NOW })))).toEqual(['2', '3', '4']);
});

it('brings back lines that are older than what the server sends, and says nothing of them as news', () => {
  playThree();
  leave();
  const store = load({ history: HISTORY.slice(2), now: NOW });
  expect(shownAgain(store)).toEqual({ 2: 1, 3: 11, 4: 111 });
  const numbers = store.log.entries.map(({ number }) => number);
  expect([numbers, store.log.lastNumber]).toEqual([[-1, 0, 1], 1]);
});

it('knows a line by its row and its place in it, whatever happened while the page was away', () => {
  const store = load();
  store.receive(position(2, 3, { events: [add(1), { type: 'whisper', secret: 'x' }, add(2)] }));
  leave();
  const row = [add(1), { type: 'whisper', secret: 'x' }, add(2)].map((event) => [2, event] as const);
  const again = load({ history: [[1, { type: 'dealt' }], ...row, [5, add(4)]], now: position(5, 7) });
  const [, one, , two, since] = again.log.entries.map(({ number }) => number);
  const has = (number = 0) => again.told.past.has(number);
  expect([has(one), has(two), has(since)]).toEqual([true, true, false]);
  again.told.showAgain(two ?? 0);
  expect(again.toldView).toEqual({ count: 3, secret: 'x' });
});

it('does not show what was taken back meanwhile', () => {
  playThree();
  leave();
  const store = load({ history: [...HISTORY.slice(0, 2), [6, add(5)]], now: position(6, 16) });
  expect(shownAgain(store)).toEqual({ 2: 1, 3: 11 });
  store.receive(position(7, 1, { undone_to: 2 }));
  expect(shownAgain(store), 'or later').toEqual({ 2: 1 });
});

it('keeps what both seats of a shared screen were shown, for both of them', () => {
  const both = (count: number) => [sight(count), sight(count, 1)];
  const store = load({ now: position(1, 0, { sights: both(0) }) });
  store.receive(position(2, 1, { sights: both(1), events: [add(1)] }));
  leave();
  const again = load({ history: [[2, add(1)]], now: position(2, 1, { sights: both(1) }) });
  expect(Object.keys(shownAgain(again))).toEqual(['2']);
});

it.each<[string, Arrival]>([
  ['another game', { now: position(4, 111, { game_no: 2 }) }],
  ['other seats', { now: position(4, 111, { sights: [sight(111, null)] }) }],
  ['one more seat', { now: position(4, 111, { sights: [sight(111), sight(111, 1)] }) }],
  ['another guest', { welcomed: { author: 'noor' } }],
  ['another table', { welcomed: { table: 'u' } }],
  ['other events in these rows', { history: HISTORY.map(([seq]) => [seq, add(7)] as const) }],
  ['a log that goes on where nobody looked', { history: [[90, add(1)]], now: position(90, 112) }],
  ['no log', { history: [] }],
])('forgets them in %s', (_, arrival) => {
  playThree();
  leave();
  const store = load({ history: HISTORY, now: NOW, ...arrival });
  expect([shownAgain(store), sessionStorage.getItem(KEY)]).toEqual([{}, null]);
});

it('forgets them when somebody stands up, or leaves the table', () => {
  const store = playThree();
  leave();
  store.receive(position(5, 111, { sights: [sight(111, null)] }));
  expect(shownAgain(store)).toEqual({});
  playThree();
  leave();
  playThree().close();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('keeps nothing of a game that is over: there is a replay', () => {
  const store = playThree();
  const result = { ending: 'goal', winners: [0], scores: [9] };
  store.receive(position(5, 112, { events: [add(1)], sights: [{ ...sight(112), result }] }));
  leave();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('keeps nothing on a TV, where nobody can look back', () => {
  playThree({ watch: true });
  leave();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each(['nonsense', '7', 'null', '{"of":1}', '{"nodes":[[9]],"moves":[0]}', '{"nodes":[1],"moves":["x"]}'])(
  'takes no harm from %s in the storage',
  (found) => {
    playThree();
    leave();
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as object;
    const broken = found.includes('nodes') ? { ...kept, ...(JSON.parse(found) as object) } : null;
    sessionStorage.setItem(KEY, broken ? JSON.stringify(broken) : found);
    expect(shownAgain(load({ history: HISTORY, now: NOW }))).toEqual({});
  },
);

it('takes no harm from a storage that is blocked or full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  playThree();
  leave();
  expect(shownAgain(load({ history: HISTORY, now: NOW }))).toEqual({});
});

it('keeps the latest moves where there is no room for all', () => {
  const noise = (seq: number) => Array.from({ length: 4000 }, (_, at) => ((at * 7919 + seq) * 104_729) % 1e9);
  const at = (seq: number) =>
    position(seq, seq, { sights: [{ ...sight(seq), view: { count: seq, all: noise(seq) } }] });
  const store = load({ now: at(1) });
  const rows = Array.from({ length: 40 }, (_, index) => index + 2);
  for (const seq of rows) store.receive({ ...at(seq), events: [add(1)] });
  leave();
  expect(sessionStorage.getItem(KEY)?.length).toBeLessThan(510_000);
  const again = load({ history: rows.map((seq) => [seq, add(1)] as const), now: at(41) });
  const shown = Object.keys(shownAgain(again)).map(Number);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(rows.slice(-shown.length));
});
