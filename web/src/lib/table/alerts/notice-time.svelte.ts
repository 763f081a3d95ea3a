import type { TableStore } from '../store/table-store.svelte';

const NOTICE_LASTS = 12_000;

/** What was played for me is in the log too: a message goes by itself, before it stands in the way of my next turn. */
export function endNotices(store: Pick<TableStore, 'notice'>): void {
  $effect(() => {
    const shown = store.notice;
    if (!shown || shown.what === 'host') return;
    const timer = setTimeout(() => (store.notice = null), NOTICE_LASTS);
    return () => clearTimeout(timer);
  });
}
