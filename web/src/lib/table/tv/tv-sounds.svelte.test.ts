import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import { playTvSounds } from './tv-sounds.svelte';

const playSound = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock('../../sounds', () => ({ playSound }));

it('lets everybody hear the last seconds, and a fanfare for whoever wins', () => {
  const store = $state({
    countdown: { left: 9000, total: 60_000 },
    result: null as { ending: string; winners: number[] } | null,
  });
  const stop = $effect.root(() => playTvSounds(store as unknown as TableStore));
  const heard = () => (flushSync(), playSound.mock.calls.splice(0).flat());
  expect(heard()).toEqual([]);
  for (const left of [4900, 4600, 3900]) {
    store.countdown = { left, total: 60_000 };
    flushSync();
  }
  expect(heard()).toEqual(['tick', 'tick']);
  store.result = { ending: 'won', winners: [2] };
  store.countdown = { left: 2000, total: 60_000 };
  expect(heard(), 'nobody has to hurry any more').toEqual(['win']);
  stop();
});
