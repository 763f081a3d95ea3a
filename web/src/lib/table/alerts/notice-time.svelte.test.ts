import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Notice } from '../store/notices';
import { endNotices } from './notice-time.svelte';

afterEach(() => vi.useRealTimers());

const late = { what: 'late', entry: { event: { type: '' } }, followed: [] } as unknown as Notice;

it.each<[Notice, number]>([
  [{ what: 'stand_in', chair: 1, began: false }, 7_000],
  [late, 12_000],
])('lets a notice lie on the tabs as long as it takes to read it: %o', (notice, lasts) => {
  vi.useFakeTimers();
  const store: { notice: Notice | null } = { notice };
  const stop = $effect.root(() => endNotices(store));
  flushSync();
  vi.advanceTimersByTime(lasts - 1);
  expect(store.notice).toBe(notice);
  vi.advanceTimersByTime(1);
  expect(store.notice).toBeNull();
  stop();
});
