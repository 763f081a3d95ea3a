import { expect, it, vi } from 'vitest';
import { muteConnection } from './mute-connection.test-kit';
import { TableStore } from './table-store.svelte';

it('believes the browser that the network is gone or back, until the table is left', () => {
  const line = muteConnection();
  const stop = new TableStore('abc', () => line).watchNetwork();
  dispatchEvent(new Event('offline'));
  expect(line.networkLost).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(line.wake).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('offline'));
  expect(line.networkLost).toHaveBeenCalledOnce();
});

it('checks the connection when the page wakes up or comes back into view, and rests while it is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const line = muteConnection();
  const stop = new TableStore('abc', () => line).watchNetwork();
  dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('resume'));
  expect(line.wake).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line.setVisible.mock.calls).toEqual([[true], [false], [true]]);
  expect(line.wake).toHaveBeenCalledTimes(2);
  stop();
});
