import { afterEach, expect, it, vi } from 'vitest';
import { Settings } from './settings.svelte';

afterEach(() => vi.unstubAllGlobals());

it('leaves notifications off where the device does not allow them', async () => {
  const settings = new Settings();
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') });
  await settings.setNotifications(true);
  expect(settings.notify).toBe(false);
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  await settings.setNotifications(true);
  expect(settings.notify).toBe(true);
  await settings.setNotifications(false);
  expect(settings.notify).toBe(false);
});
