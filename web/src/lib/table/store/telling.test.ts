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

const add = (by: number): GameEvent => ({ type: 'add', by });
const observation = (count: number, change: Partial<Observation> = {}): Observation => ({
  seat: 0,
  view: { count },
  moves: [],
  forms: [],
  awaited: [1],
  timers: [],
  result: null,
  ...change,
});
const position = (seq: number, count: number, change: Partial<Position> = {}): Position => ({
  is: 'position',
  seq,
  game_no: 1,
  sights: [observation(count)],
  events: [],
  clocks: [],
  scores: [count, 0],
  last: null,
  ...change,
});
const table = (change: Partial<Table> = {}) =>
  ({
    is: 'table',
    phase: 'playing',
    game_no: 1,
    pace: 'brisk',
    chairs: [],
    commitment: null,
    vote: null,
    paused: false,
    stopped: null,
    ...change,
  }) as unknown as Table;
const welcome = {
  is: 'welcome',
  version: VERSION,
  table: 't',
  talk: [],
  history: [],
  seqs: [],
} as unknown as Welcome;
const result = { ending: 'goal', winners: [0], scores: [9, 0] };

const connection = muteConnection();
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function atTheTable(change: Partial<Table> = {}) {
  const store = new TableStore('t', () => connection);
  store.told.steps = steps;
  store.receive(table(change));
  store.receive(position(1, 0));
  return { store, log: () => store.visibleLog.map(({ event }) => event.by) };
}

beforeEach(() => {
  vi.useFakeTimers();
  connection.send.mockResolvedValue({ is: 'ack', id: '1', seq: 9 } satisfies CommandReply);
});
afterEach(() => vi.useRealTimers());

it('has the latest observation at once, and tells the rest step by step', () => {
  const { store, log } = atTheTable();
  const mine = observation(3, { awaited: [0], moves: [{ type: 'add' }] });
  store.receive(position(2, 3, { sights: [mine], events: [add(1), add(2)] }));
  expect([store.observation, store.myTurn]).toEqual([mine, true]);
  expect([store.toldView, log(), store.told.position?.scores]).toEqual([{ count: 1 }, [1], [0, 0]]);
  pass(500);
  expect([store.toldView, log()]).toEqual([{ count: 3 }, [1, 2]]);
  pass(500);
  expect([store.toldObservation, store.told.position?.scores]).toEqual([mine, [3, 0]]);
});

it('does not ask me again for a decision that I have taken while the board still shows it', () => {
  const { store } = atTheTable();
  store.receive(position(2, 0, { sights: [observation(0, { awaited: [0] })] }));
  expect(store.watchedObservation?.awaited).toEqual([0]);
  store.receive(position(3, 1, { events: [add(1)] }));
  expect([store.watchedObservation, store.toldObservation?.awaited]).toEqual([null, [0]]);
  pass(500);
  expect(store.watchedObservation?.awaited).toEqual([1]);
});

it('keeps the clock of the decision that the board shows until the board has caught up', () => {
  const clock = (seconds: number) => [
    { name: 'turn', seat: 1, ends_in: 1000 * seconds, total: 60_000, settles: false },
  ];
  const { store } = atTheTable();
  store.receive(position(2, 0, { clocks: clock(8) }));
  expect(store.toldCountdown?.left).toBe(8000);
  store.receive(position(3, 1, { events: [add(1)], clocks: clock(60) }));
  expect([store.countdown?.left, store.toldCountdown?.left]).toEqual([60_000, 8000]);
  pass(500);
  expect(store.toldCountdown?.left).toBe(59_500);
});

it('shows the result only when the board has shown how it came about', () => {
  const { store } = atTheTable();
  store.receive(table({ phase: 'over' }));
  store.receive(position(2, 9, { sights: [observation(9, { result })], events: [add(9)] }));
  expect([store.result, store.endedEarly]).toEqual([null, false]);
  pass(500);
  expect([store.result, store.endedEarly]).toEqual([result, false]);
});

it('leaves the board to be seen before the result, where the game wants it, until somebody goes on', () => {
  const ending = () => {
    const { store } = atTheTable();
    store.told.steps = { ...steps, lastLook: 10_000 };
    store.receive(position(2, 9, { sights: [observation(9, { result })], events: [add(9)] }));
    pass(500);
    return store;
  };
  const [waits, goesOn] = [ending(), ending()];
  expect([waits.result, waits.toldView]).toEqual([null, { count: 9 }]);
  goesOn.lastLook.end();
  expect([waits.result, goesOn.result]).toEqual([null, result]);
  pass(10_000);
  expect(waits.result).toEqual(result);
});

it('shows the result at once to whoever comes after the end', () => {
  const store = new TableStore('t', () => connection);
  store.told.steps = { ...steps, lastLook: 10_000 };
  store.receive(table({ phase: 'over' }));
  store.receive(position(2, 9, { sights: [observation(9, { result })] }));
  expect(store.result).toEqual(result);
});

it('jumps to the present when I act', async () => {
  const { store } = atTheTable();
  store.receive(position(2, 3, { events: [add(1), add(2)] }));
  await store.play({ type: 'add' });
  expect([store.toldView, store.told.step]).toEqual([{ count: 3 }, null]);
});

it('jumps to the present when the page was hidden, and shows nothing while it is', () => {
  const { store } = atTheTable();
  const stop = store.watchNetwork();
  store.receive(position(2, 1, { events: [add(1)] }));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.told.step).toBeNull();
  store.receive(position(3, 2, { events: [add(1)] }));
  expect([store.toldView, store.told.step]).toEqual([{ count: 2 }, null]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  store.receive(position(4, 3, { events: [add(1)] }));
  expect(store.told.step).not.toBeNull();
  stop();
});

it.each([
  ['a lost connection', (store: TableStore) => store.receive(welcome), {}],
  ['a move was taken back', () => undefined, { undone_to: 1 }],
  ['another game has begun', () => undefined, { game_no: 2 }],
  [
    'somebody sat down at this screen',
    () => undefined,
    { sights: [observation(5), observation(5, { seat: 1 })] },
  ],
])('shows the present at once after %s', (_, happen, change) => {
  const { store, log } = atTheTable();
  store.receive(position(2, 1, { events: [add(1)] }));
  happen(store);
  store.receive(position(5, 5, { events: [add(4)], ...change }));
  expect([store.toldView, store.told.step, log().at(-1)]).toEqual([{ count: 5 }, null, 4]);
  pass(10_000);
  expect(store.toldView).toEqual({ count: 5 });
});

it('takes no time at an instant pace', () => {
  const { store } = atTheTable({ pace: 'instant' });
  store.receive(position(2, 1, { events: [add(1)] }));
  expect([store.toldView, store.told.step]).toEqual([{ count: 1 }, null]);
});

it('goes on with its steps when only a clock has changed', () => {
  const { store } = atTheTable();
  store.receive(position(2, 3, { events: [add(1), add(2)] }));
  store.receive(position(3, 3));
  expect([store.toldView, store.told.step?.event]).toEqual([{ count: 1 }, add(1)]);
  pass(1000);
  expect(store.told.position?.seq).toBe(3);
});

it('shows each of my seats its own view, and behind the curtain nobody’s secrets', () => {
  const { store, log } = atTheTable();
  const both = (secrets: readonly string[], awaited: number) =>
    secrets.map((secret, seat) => observation(0, { seat, view: { count: 0, secret }, awaited: [awaited] }));
  store.receive(position(2, 0, { sights: both(['a', 'b'], 0) }));
  store.liftCurtain();
  const whisper = { type: 'whisper', secret: 'B', heard_by: [1] };
  store.receive(position(3, 0, { sights: both(['a', 'B'], 1), events: [add(0), whisper, add(0)] }));
  expect([store.covered, store.observation?.seat, log()]).toEqual([false, 0, [0]]);
  expect(store.told.viewOf(0)).toEqual({ count: 0, secret: 'a' });
  pass(1000);
  expect([store.covered, store.observation?.seat, log()]).toEqual([true, 1, [0, 0]]);
  store.chooseSeat(0);
  expect(store.covered, 'the screen has been passed on').toBe(true);
  store.chooseSeat(1);
  store.liftCurtain();
  expect(store.toldView).toEqual({ count: 0, secret: 'B' });
  expect(store.visibleLog).toHaveLength(3);
});

it('sends a move of whoever was being told, although the screen goes on to the next player', () => {
  const { store } = atTheTable();
  const both = (awaited: number) =>
    ['a', 'b'].map((secret, seat) =>
      observation(0, { seat, view: { count: 0, secret }, awaited: [awaited] }),
    );
  store.receive(position(2, 0, { sights: both(0) }));
  store.liftCurtain();
  store.receive(position(3, 0, { sights: both(1), events: [add(0)] }));
  void store.play({ type: 'call' });
  expect(connection.send).toHaveBeenLastCalledWith(
    { do: 'play', seat: 0, move: { type: 'call' } },
    expect.any(Function),
  );
  expect([store.observation?.seat, store.covered]).toEqual([1, true]);
});

it('shows a line of the log again until I act', async () => {
  const { store } = atTheTable();
  store.receive(position(2, 1, { events: [add(1)] }));
  store.receive(position(3, 3, { events: [add(2)] }));
  pass(1000);
  const first = store.visibleLog[0]?.number ?? 0;
  store.told.showAgain(first);
  expect([store.toldView, store.visibleLog.length]).toEqual([{ count: 1 }, 2]);
  await store.play({ type: 'add' });
  expect([store.toldView, store.told.past.shown]).toEqual([{ count: 3 }, null]);
});
