import { text } from '../i18n';
import { settings } from '../me/settings.svelte';

/** A notification from an open page, for a player who looks elsewhere: through the service worker, where there is one. */
export async function showTurnNotification(): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  const worker = await serviceWorker();
  const { pathname } = location;
  const options = { body: document.title, tag: pathname, icon: '/icon-192.png', data: { url: pathname } };
  try {
    if (worker) await worker.showNotification(text.table.yourTurn, options);
    else new Notification(text.table.yourTurn, options).onclick = () => window.focus();
  } catch {
    // Permission was withdrawn, or the browser shows none without a service worker.
    settings.notify = false;
  }
}

/** It is not my turn any more, or I am looking: what was shown about this table goes. */
export async function clearTurnNotifications(): Promise<void> {
  const worker = settings.notify ? await serviceWorker() : undefined;
  const shown = (await worker?.getNotifications({ tag: location.pathname })) ?? [];
  for (const notification of shown) notification.close();
}

/** None on plain http, where browsers offer no service workers. */
async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
