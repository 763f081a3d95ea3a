import { settings } from '../../me/settings.svelte';
import type { TableStore } from './table-store.svelte';

/**
 * Tells the table how much time this player needs: when they sit down, and when they change the setting here. Somebody
 * who plays on two devices may have two settings, so this page never takes back what another one has asked for. Call
 * while a component is set up.
 */
export function sendChosenTime(store: TableStore): void {
  let known = settings.time;
  /** For how many chairs this page has asked. */
  let asked = 0;
  $effect(() => {
    const mine = store.chairs.filter((chair) => chair.yours);
    const changed = settings.time !== known;
    const seatedNow = mine.length > asked && settings.time > 1 && mine.some(({ times }) => times === 1);
    known = settings.time;
    asked = mine.length;
    if (mine.length === 0 || store.table?.lesson || (!changed && !seatedNow)) return;
    void store.send({ do: 'choose_time', times: settings.time });
  });
}
