import { clearTurnNotifications, showTurnNotification } from '../../notify/show';
import { playSound } from '../../sounds';
import iconTurn from '../../ui/icon-turn.svg';
import icon from '../../ui/icon.svg';
import { clockWarning } from '../speech/clock-warning';
import { onChange } from '../speech/on-change.svelte';
import type { TableStore } from '../store/table-store.svelte';
import { endSound, tickingSecond } from './moment-sounds';

/**
 * Sounds, a device notification and a mark in the tab for a player who looks elsewhere. The sounds of moves come from
 * the steps that are shown. Call while a component is set up.
 */
export function notifyPlayer(store: TableStore, actionNeeded: () => boolean): void {
  $effect(() => {
    const now = actionNeeded();
    if (now) {
      playSound('turn');
      void showTurnNotification();
    } else void clearTurnNotifications();
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = now ? iconTurn : icon;
    return () => {
      if (link) link.href = icon;
    };
  });
  onChange(
    () =>
      actionNeeded()
        ? (tickingSecond(store.countdown) ?? clockWarning(store.countdown) ?? undefined)
        : undefined,
    () => playSound('tick'),
  );
  onChange(
    () => store.chat.at(-1)?.number,
    () => playSound('chat'),
  );
  onChange(
    () => store.refusal?.id ?? (store.notice?.what === 'late' ? store.notice.entry.number : undefined),
    () => playSound('refused'),
  );
  onChange(
    () => store.result?.ending,
    () => store.result && playSound(endSound(store.result, store.mySeats)),
  );
}
