import { expect, it, vi } from 'vitest';
import { TableStore } from './table-store.svelte';

it('believes the browser that the network is gone or back, until the table is left', () => {
  const line = { open: vi.fn(), retryNow: vi.fn(), networkLost: vi.fn(), close: vi.fn(), send: vi.fn() };
  const stop = new TableStore('abc', () => line).watchNetwork();
  dispatchEvent(new Event('offline'));
  expect(line.networkLost).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(line.retryNow).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('offline'));
  expect(line.networkLost).toHaveBeenCalledOnce();
});
