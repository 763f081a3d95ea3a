import { text } from '../../i18n';
import type { Words } from '../screens';
import { entrySentence } from '../sentences';
import { hears } from '../store/curtain.svelte';
import type { Notice } from '../store/notices';
import type { TableStore } from '../store/table-store.svelte';

type Reader = Pick<TableStore, 'chairs' | 'names' | 'viewerSeat'>;

/** A notice in words. With several seats on one screen it names the seat, and tells only what the viewer may know. */
export function noticeSentence(notice: Notice, words: Words, { chairs, names, viewerSeat }: Reader): string {
  if (notice.what === 'host') return text.table.youHost;
  const { entry, move } = notice;
  const alone = chairs.filter(({ yours }) => yours).length === 1;
  const me = alone ? Number(entry.event.seat) : null;
  const told = [entry, ...(move && hears(viewerSeat, move.event) ? [move] : [])];
  return told.map((line) => entrySentence(words, line, names, me) ?? '').join(' ');
}
