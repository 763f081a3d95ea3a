import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import EndScene from './EndScene.svelte';

const games = vi.hoisted(() => {
  let arrive: (all: unknown[]) => void = () => undefined;
  const keepsakes = new Promise<unknown[]>((resolve) => (arrive = resolve));
  return { keepsakes, arrive, asked: vi.fn(), curve: null as object | null, confetti: [] as unknown[] };
});
vi.mock('../../../../games', () => ({
  mayHaveKeepsakes: () => true,
  loadFinale: () => Promise.resolve(null),
  loadKeepsakes: () => (games.asked(), games.keepsakes),
}));
vi.mock('svelte/reactivity/window', () => ({ innerWidth: {}, innerHeight: {} }));
vi.mock('svelte/reactivity', async (original) => ({
  ...(await original<object>()),
  MediaQuery: class {
    current = false;
  },
}));
vi.mock('../../tv/fit-board', () => ({ fitBoard: () => undefined }));
vi.mock('./Confetti.svelte', () => ({
  default: (_: unknown, { colours }: { colours: unknown }) => void games.confetti.push(colours),
}));
const PLAYERS = (['red', 'blue', 'green', 'yellow'] as const).map((colour, seat) => ({
  ...{ seat, colour },
  ...{ name: `Player ${seat}`, face: `${seat}`, bot: seat > 0 },
}));
vi.mock('../past-game', () => ({
  loadPastGame: () =>
    Promise.resolve({
      ...{ replay: { steps: [{ view: {} }] }, players: PLAYERS, honours: null, curve: games.curve },
    }),
}));

const store = { address: 'table', reactions: [], players: PLAYERS, applause: null, toldView: {} };
const chairs = PLAYERS.map(({ seat }) => ({ yours: seat === 0, level: seat > 0 ? 'easy' : null }));
const table = { chairs, game_no: 1, wins: {}, games: [] };
const card = { id: 'cluzzle', cooperative: false, lost_endings: ['lost'], unscored_endings: [] };
const info = { card, texts: {} };

function ending(winners: readonly number[], how: object = {}): object {
  return { scores: [3, 2, 1, 0], winners, ending: 'won', places: [1, 2, 3, 4], ...how };
}

function show(result: object, more: object = {}, tv = false): void {
  const props = { store, table, info: { ...info, card: { ...card, ...more } }, result, tv };
  render(EndScene, props as never);
}

afterEach(() => {
  cleanup();
  games.asked.mockClear();
  Object.assign(games, { curve: null, confetti: [] });
});

it('forgets what was made when the next game begins before it is there', async () => {
  let result: object | null = ending([]);
  const props = { store, table, info, tv: true, get result() { return result; } }; // prettier-ignore
  const scene = render(EndScene, { props: props as never });
  flushSync();
  await vi.waitFor(() => expect(games.asked).toHaveBeenCalled());
  scene.unmount();
  result = null;
  games.arrive([]);
  await expect(games.keepsakes).resolves.toEqual([]);
});

it.each([
  ['for the winner, in their colour', ending([1]), {}, [['blue']]],
  ['for all who won together', ending([0, 2]), { cooperative: true }, [['red', 'green']]],
  ['for me alone, who beat all others', ending([0], { ending: 'lost' }), { cooperative: true }, [['red']]],
  ['not in a defeat', ending([3], { ending: 'lost' }), { cooperative: true }, []],
  ['not where nobody won', ending([]), {}, []],
])('throws confetti %s', (_, result, more, thrown) => {
  show(result, more);
  expect(games.confetti).toEqual(thrown);
});

it.each([
  ['a game won together', true, 1],
  ['a game of everybody for themselves', false, 0],
])('shows the curve of light over the rounds of %s', async (_, cooperative, curves) => {
  games.curve = { title: 'Light', most: 9, rounds: [1, 2, 3].map((round) => ({ round, value: round })) };
  show(ending([0, 1]), { cooperative }, true);
  await vi.waitFor(() => expect(games.asked).toHaveBeenCalled());
  expect(screen.queryAllByRole('img', { name: /^Light: /u })).toHaveLength(curves);
});

it('puts people who played together in the middle of a TV when their game was too short for a curve', async () => {
  show(ending([], { ending: 'lost' }), { cooperative: true }, true);
  expect(document.querySelector('.alone')).toBeNull();
  await vi.waitFor(() => expect(document.querySelector('.alone')).not.toBeNull());
});
