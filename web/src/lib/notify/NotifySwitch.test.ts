import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import NotifySwitch from './NotifySwitch.svelte';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  const { unmount } = render(NotifySwitch);
  expect(screen.getByText(/even when Huetable is closed.*reminders.*ended/)).toBeDefined();
  expect(screen.getByRole('switch')).toHaveProperty('disabled', false);
  unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
