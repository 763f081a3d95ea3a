import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../me/settings.svelte';
import { Notifications } from './notifications.svelte';
import NotifySwitch from './NotifySwitch.svelte';
import { subscribe, unsubscribe } from './push';
import { notificationSupport, type Support } from './support';

vi.mock('./push', () => ({ subscribe: vi.fn(), unsubscribe: vi.fn() }));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

function browser(has: {
  permission?: NotificationPermission;
  agent?: string;
  touch?: number;
  push?: boolean;
  secure?: boolean;
}): Window & typeof globalThis {
  const { permission, agent = '', touch = 0, push = false, secure = true } = has;
  return {
    isSecureContext: secure,
    navigator: { userAgent: agent, maxTouchPoints: touch, ...(push ? { serviceWorker: {} } : {}) },
    ...(permission ? { Notification: { permission } } : {}),
    ...(push ? { PushManager: {} } : {}),
  } as unknown as Window & typeof globalThis;
}

const SUPPORT: readonly [Support, Parameters<typeof browser>[0]][] = [
  ['https', { secure: false }],
  ['install', { agent: IPHONE }],
  ['install', { agent: MAC, touch: 5 }],
  ['never', { agent: MAC }],
  ['blocked', { permission: 'denied', push: true }],
  ['open', { permission: 'default' }],
  ['closed', { permission: 'granted', push: true }],
  ['closed', { permission: 'granted', push: true, agent: IPHONE }],
];

it.each(SUPPORT)('says “%s” of a browser with %o', (support, has) => {
  expect(notificationSupport(browser(has))).toBe(support);
});

function stubBrowser(answer: NotificationPermission): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: answer, requestPermission: () => Promise.resolve(answer) });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

beforeEach(() => {
  settings.notify = false;
  vi.mocked(subscribe).mockReset().mockResolvedValue();
  vi.mocked(unsubscribe).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leaves notifications off where the device does not allow them', async () => {
  stubBrowser('denied');
  const notifications = new Notifications();
  await notifications.set(true);
  expect([notifications.on, notifications.support, notifications.busy]).toEqual([false, 'blocked', false]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('subscribes this browser, and unsubscribes it again', async () => {
  stubBrowser('granted');
  const notifications = new Notifications();
  await notifications.set(true);
  expect([notifications.on, notifications.support]).toEqual([true, 'closed']);
  expect(subscribe).toHaveBeenCalledOnce();
  await notifications.set(false);
  expect(notifications.on).toBe(false);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('tells the player from an open page where no push service can be reached', async () => {
  stubBrowser('granted');
  vi.mocked(subscribe).mockRejectedValue(new DOMException('no push service', 'AbortError'));
  const notifications = new Notifications();
  await notifications.set(true);
  expect([notifications.on, notifications.support]).toEqual([true, 'open']);
});

it('is off at once, even if the server can’t be told', async () => {
  stubBrowser('granted');
  vi.mocked(unsubscribe).mockRejectedValue(new TypeError('offline'));
  const notifications = new Notifications();
  await notifications.set(true);
  await notifications.set(false);
  expect(notifications.on).toBe(false);
});

it('says on a page without https what is missing, and can’t be turned on', () => {
  vi.stubGlobal('isSecureContext', false);
  const { unmount } = render(NotifySwitch);
  expect(screen.getByText('This only works at an https address.')).toBeDefined();
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  unmount();
});

it('tells players on an iPhone to install the page first', () => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const { unmount } = render(NotifySwitch);
  expect(screen.getByText(/first add Huetable to your home screen/)).toBeDefined();
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  unmount();
});

it('says what one is told where everything works', () => {
  stubBrowser('default');
  const { unmount } = render(NotifySwitch);
  expect(screen.getByText(/even when Huetable is closed.*reminders.*ended/)).toBeDefined();
  expect(screen.getByRole('switch')).toHaveProperty('disabled', false);
  unmount();
});
