import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../i18n';
import { settings } from '../me/settings.svelte';
import { clearTurnNotifications, showTurnNotification } from './show';

const worker = { showNotification: vi.fn(), getNotifications: vi.fn() };
const made = vi.fn();

/** A player who has turned notifications on and looks at another tab. */
beforeEach(() => {
  settings.notify = true;
  made.mockReset();
  worker.showNotification.mockReset().mockResolvedValue(undefined);
  worker.getNotifications.mockReset().mockResolvedValue([]);
  vi.stubGlobal('Notification', made);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  stubWorker(worker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function stubWorker(registration: object | undefined): void {
  const value = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

it('shows it through the service worker, with the way back to the table', async () => {
  await showTurnNotification();
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
    text.table.yourTurn,
    expect.objectContaining({ tag: location.pathname, data: { url: location.pathname } }),
  );
  expect(made).not.toHaveBeenCalled();
});

it.each([
  ['who has not asked for it', () => (settings.notify = false)],
  ['who looks at the page', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)],
  ['whose browser has none', () => Reflect.deleteProperty(globalThis, 'Notification')],
])('shows nothing to a player %s', async (_, change) => {
  change();
  await showTurnNotification();
  expect([worker.showNotification.mock.calls, made.mock.calls]).toEqual([[], []]);
});

it('shows it without a service worker where there is none', async () => {
  stubWorker(undefined);
  await showTurnNotification();
  expect(made).toHaveBeenCalledExactlyOnceWith(text.table.yourTurn, expect.anything());
});

it('is off from then on if the permission was withdrawn', async () => {
  worker.showNotification.mockRejectedValue(new TypeError('not granted'));
  await showTurnNotification();
  expect(settings.notify).toBe(false);
});

it('clears what it has shown about this table', async () => {
  const close = vi.fn();
  worker.getNotifications.mockResolvedValue([{ close }, { close }]);
  await clearTurnNotifications();
  expect(worker.getNotifications).toHaveBeenCalledWith({ tag: location.pathname });
  expect(close).toHaveBeenCalledTimes(2);
  settings.notify = false;
  await clearTurnNotifications();
  expect(close).toHaveBeenCalledTimes(2);
});
