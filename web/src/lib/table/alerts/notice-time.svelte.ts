import type { TableStore } from '../store/table-store.svelte';

/** What was played for me takes a while to read and to think about; that somebody is back does not. */
const LATE_LASTS = 12_000;
const NEWS_LASTS = 7_000;

/** What was played for me is in the log too: a message goes by itself, before it stands in the way of my next turn. */
export function endNotices(store: Pick<TableStore, 'notice'>): void {
  $effect(() => {
    const shown = store.notice;
    if (!shown || shown.what === 'host') return;
    const timer = setTimeout(() => (store.notice = null), shown.what === 'late' ? LATE_LASTS : NEWS_LASTS);
    return () => clearTimeout(timer);
  });
}
