import { text } from '../../i18n';
import type { Speaker } from '../../speech/speaker.svelte';
import type { TableStore } from '../store/table-store.svelte';

/**
 * After a game: says who of the others is in for another one. Whoever is in themselves is told whom the next game waits for
 * instead. Call while a component is set up.
 */
export function sayWhoPlaysAgain(store: TableStore, speaker: Pick<Speaker, 'say'>): void {
  let known = othersWhoAreIn(store);
  $effect(() => {
    const names = othersWhoAreIn(store);
    const fresh = names.filter((name) => !known.includes(name));
    known = names;
    if (!store.chairs[store.myChair]?.ready)
      speaker.say(...fresh.map((name) => text.ending.wantsAgain({ name })));
  });
}

function othersWhoAreIn({ table, chairs }: TableStore): readonly string[] {
  return table?.phase === 'over'
    ? chairs.filter(({ kind, ready, yours }) => kind === 'person' && ready && !yours).map(({ name }) => name)
    : [];
}
