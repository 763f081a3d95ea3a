import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import EndScene from './EndScene.svelte';

const games = vi.hoisted(() => {
  let arrive: (all: unknown[]) => void = () => undefined;
  const keepsakes = new Promise<unknown[]>((resolve) => (arrive = resolve));
  return { keepsakes, arrive, asked: vi.fn() };
});
vi.mock('../../../../games', () => ({
  mayHaveKeepsakes: () => true,
  loadFinale: () => Promise.resolve(null),
  loadKeepsakes: () => (games.asked(), games.keepsakes),
}));
vi.mock('svelte/reactivity/window', () => ({ innerWidth: {}, innerHeight: {} }));
vi.mock('./SceneFrame.svelte', () => ({ default: () => undefined }));
vi.mock('../past-game', () => ({
  loadPastGame: () => Promise.resolve({ replay: { steps: [{ view: {} }] }, players: [], honours: null }),
}));

const store = { address: 'table', reactions: [], players: [], applause: null };
const table = { chairs: [], game_no: 1, wins: {}, games: [] };
const info = { card: { id: 'cluzzle', cooperative: false, unscored_endings: [] }, texts: {} };

it('forgets what was made when the next game begins before it is there', async () => {
  let result: object | null = { scores: [], winners: [], ending: 'won', places: [] };
  const props = { store, table, info, tv: true, get result() { return result; } }; // prettier-ignore
  const scene = mount(EndScene, { target: document.body, props: props as never });
  flushSync();
  await vi.waitFor(() => expect(games.asked).toHaveBeenCalled());
  await unmount(scene);
  result = null;
  games.arrive([]);
  await expect(games.keepsakes).resolves.toEqual([]);
});
