// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameEvent, Position, Observation } from '../../net/protocol';
import { muteConnection } from './mute-connection.test-kit';
import { TableStore } from './table-store.svelte';

const observation = (
  seat: number,
  awaited: number,
  view: object,
  result: Observation['result'] = null,
): Observation => ({
  seat,
  view,
  moves: [],
  forms: [],
  awaited: [awaited],
  timers: [],
  result,
});

/** Two seats' observations in a game with hidden hands. */
const hands = (awaited: number): readonly Observation[] => [
  observation(0, awaited, { hand: ['r1'] }),
  observation(2, awaited, { hand: ['g2'] }),
];
/** The same in a game without secrets. */
const open = (awaited: number): readonly Observation[] => [
  observation(0, awaited, { map: 1 }),
  observation(2, awaited, { map: 1 }),
];

function setup(address = 'abc') {
  const line = muteConnection();
  const store = new TableStore(address, () => line);
  let seq = 1;
  const show = (sights: readonly Observation[], events: readonly GameEvent[] = []) => {
    const position: Position = {
      is: 'position',
      seq: (seq += 1),
      game_no: 1,
      sights,
      events,
      clocks: [],
      scores: [0, 0, 0],
      last: null,
      seqs: [],
    };
    store.receive(position);
  };
  return { store, show, line };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('covers each side until whoever is to look says so', () => {
  const { store, show } = setup();
  show(hands(0));
  expect([store.observation?.seat, store.covered, store.viewerSeat]).toEqual([0, true, null]);
  store.liftCurtain();
  expect([store.covered, store.viewerSeat]).toEqual([false, 0]);
  show(hands(2));
  expect([store.observation?.seat, store.covered]).toEqual([2, true]);
});

it('stays with the one who looked while nobody here has to decide', () => {
  const { store, show } = setup();
  show(hands(2));
  store.liftCurtain();
  show(hands(1));
  expect([store.observation?.seat, store.covered]).toEqual([2, false]);
});

it('falls before whoever here may interrupt, when the one who looked has acted and nobody is waited for', () => {
  const { store, show } = setup();
  const [giver, guesser] = hands(0);
  show(hands(0));
  store.liftCurtain();
  const window = [
    { ...giver, awaited: [] },
    { ...guesser, awaited: [], moves: [{ type: 'object' }] },
  ] as readonly Observation[];
  show(window);
  expect([store.observation?.seat, store.covered]).toEqual([2, true]);
  show(window);
  expect([store.observation?.seat, store.covered]).toEqual([2, true]);
  store.liftCurtain();
  expect([store.observation?.seat, store.covered]).toEqual([2, false]);
});

it('asks again when the screen comes back, also to somebody who chooses a seat by hand', () => {
  const { store, show } = setup();
  show(hands(0));
  store.liftCurtain();
  store.chooseSeat(2);
  expect(store.covered).toBe(true);
  store.chooseSeat(0);
  expect(store.covered).toBe(true);
});

it('is not there in a game that lies open, for one seat alone, or after the end', () => {
  const { store, show } = setup();
  show(open(0));
  expect(store.covered).toBe(false);
  show(open(2));
  expect([store.observation?.seat, store.covered]).toEqual([2, false]);
  show(hands(2).slice(1));
  expect(store.covered).toBe(false);
  const over = { ending: 'goal', winners: [0], scores: [1, 0, 0] };
  show([observation(0, 1, { hand: ['r1'] }, over), observation(2, 1, { hand: [] }, over)]);
  expect(store.covered).toBe(false);
});

it('stays away while everybody at the screen has the same to do, and nobody is the one who looked', async () => {
  const { store, show, line } = setup();
  store.curtain.together = ['ready'];
  const everybody = (type: string) =>
    [0, 2].map((seat) => ({ ...observation(seat, seat, { hand: [seat] }), moves: [{ type }] }));
  show(everybody('ready'));
  expect(store.covered).toBe(false);
  line.send.mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  await store.play({ type: 'ready' });
  for (const seat of [0, 2])
    expect(line.send).toHaveBeenCalledWith(
      { do: 'play', seat, move: { type: 'ready' } },
      expect.any(Function),
    );
  show(everybody('draw'));
  expect(store.covered, 'the next hands are secret').toBe(true);
});

it('falls only when all at the screen have seen what they look at together', () => {
  const { store, show } = setup();
  let revealed = true;
  store.curtain.lingers = () => revealed;
  show(hands(0));
  store.liftCurtain();
  show(hands(2));
  expect([store.observation?.seat, store.covered]).toEqual([0, false]);
  revealed = false;
  show(hands(2));
  expect([store.observation?.seat, store.covered]).toEqual([2, true]);
});

it('tells a secret only to the seat that it is for', () => {
  const { store, show } = setup();
  const heard = () => store.visibleLog.map(({ event }) => event.type);
  show(hands(0), [{ type: 'began' }, { type: 'received', heard_by: [0] }, { type: 'shown', heard_by: [2] }]);
  expect(heard()).toEqual(['began']);
  store.liftCurtain();
  expect(heard()).toEqual(['began', 'received']);
  store.chooseSeat(2);
  store.liftCurtain();
  expect(heard()).toEqual(['began', 'shown']);
});

it('can be put away by one who holds all the seats, and stays away at this table alone', () => {
  const { store, show } = setup();
  show(hands(0));
  store.curtain.turnOff();
  show(hands(2));
  expect(store.covered).toBe(false);
  const again = setup();
  again.show(hands(0));
  expect(again.store.covered).toBe(false);
  const elsewhere = setup('xyz');
  elsewhere.show(hands(0));
  expect(elsewhere.store.covered).toBe(true);
});
