import { playSound } from '../../sounds';
import { endSound, tickingSecond } from '../play/moment-sounds';
import type { TableStore } from '../store/table-store.svelte';

/** What a TV lets everybody hear besides the steps: the last seconds, and the end. Call while a component is set up. */
export function playTvSounds(store: TableStore): void {
  const second = $derived(store.result ? undefined : tickingSecond(store.countdown));
  $effect(() => {
    if (second !== undefined) playSound('tick');
  });
  const ending = $derived(store.result?.ending);
  $effect(() => {
    if (ending !== undefined && store.result) playSound(endSound(store.result, []));
  });
}
