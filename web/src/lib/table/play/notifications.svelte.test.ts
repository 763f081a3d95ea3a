import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import { notifyPlayer } from './notifications.svelte';

const playSound = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock('../../sounds', () => ({ playSound }));
vi.mock('../../notify/show', () => ({ clearTurnNotifications: vi.fn(), showTurnNotification: vi.fn() }));

const clock = (left: number) => ({ left, total: 60_000 });
const heard = () => (flushSync(), playSound.mock.calls.splice(0).flat());

beforeEach(() => playSound.mockReset());

/** What the page does for somebody on seat 0. */
function listen() {
  const store = $state({
    ...{ countdown: clock(30_000), chat: [] as { number: number }[], refusal: null as { id: string } | null },
    ...{ notice: null, result: null as { ending: string; winners: number[] } | null, mySeats: [0] },
    mine: false,
  });
  const stop = $effect.root(() => notifyPlayer(store as unknown as TableStore, () => store.mine));
  expect(heard()).toEqual([]);
  return { store, stop };
}

it('lets a player hear their turn, and each of its last five seconds', () => {
  const { store, stop } = listen();
  store.mine = true;
  expect(heard()).toEqual(['turn']);
  const ticks = [25_000, 6000, 4900, 4100, 3900].map((left) => {
    store.countdown = clock(left);
    return heard();
  });
  expect(ticks).toEqual([[], ['tick'], ['tick'], [], ['tick']]);
  store.mine = false;
  store.countdown = clock(2000);
  expect(heard(), 'it is somebody else’s time').toEqual([]);
  stop();
});

it('lets a player hear what is said, and what was refused', () => {
  const { store, stop } = listen();
  store.chat = [{ number: 1 }];
  expect(heard()).toEqual(['chat']);
  store.refusal = { id: 'a' };
  expect(heard()).toEqual(['refused']);
  stop();
});

it.each([
  ['a fanfare for those who won', [0], 'win'],
  ['another end for those who lost', [1], 'lose'],
])('plays %s, once', (_, winners, sound) => {
  const { store, stop } = listen();
  store.result = { ending: 'won', winners };
  expect(heard()).toEqual([sound]);
  store.result = { ending: 'won', winners };
  expect(heard()).toEqual([]);
  stop();
});
