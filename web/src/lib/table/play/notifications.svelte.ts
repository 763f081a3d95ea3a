import { text } from '../../i18n';
import { settings } from '../../me/settings.svelte';
import icon from '../../ui/icon.svg';
import iconTurn from '../../ui/icon-turn.svg';
import { Sounds, type Tune } from '../../ui/sounds';
import type { TableStore } from '../store/table-store.svelte';

const sounds = new Sounds();

function playSound(tune: Tune): void {
  if (settings.sound) sounds.play(tune);
}

/** Calls whoever looks elsewhere: a sound, a short shake, a mark in the tab. Use while a component is set up. */
export function notifyPlayer(store: TableStore, actionNeeded: () => boolean): void {
  $effect(() => {
    const now = actionNeeded();
    if (now) {
      playSound('turn');
      showDeviceNotification();
      // A phone that was never touched may not shake; asking anyway is an error in the console.
      if (settings.vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
        navigator.vibrate(80);
    }
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = now ? iconTurn : icon;
    return () => link && (link.href = icon);
  });
  onChange(
    () => store.log.entries.at(-1)?.number,
    () => playSound('move'),
  );
  onChange(
    () => store.chat.at(-1)?.number,
    () => playSound('chat'),
  );
  onChange(
    () => store.refusal?.id ?? store.notice ?? undefined,
    () => playSound('refused'),
  );
  onChange(
    () => store.result?.ending,
    () => playSound('end'),
  );
}

/** A word from the device itself, for whoever looks at another page; some browsers have it in their name only. */
function showDeviceNotification(): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  try {
    const note = new Notification(text.table.yourTurn, {
      body: document.title,
      tag: 'huetable',
      icon: '/icon-192.png',
    });
    note.onclick = () => window.focus();
  } catch {
    settings.notify = false;
  }
}

/** Runs `action` each time a value becomes another one, but not for the one it is found with. */
function onChange(value: () => number | string | undefined, action: () => void): void {
  let known = value();
  $effect(() => {
    const now = value();
    if (now !== undefined && now !== known) action();
    known = now;
  });
}
