import { expect, it, vi } from 'vitest';
import { TableStore } from './table-store.svelte';

it('believes the browser that the network is gone or back, until the table is left', () => {
  const line = { open: vi.fn(), hurry: vi.fn(), lose: vi.fn(), close: vi.fn(), send: vi.fn() };
  const stop = new TableStore('abc', () => line).followNetwork();
  dispatchEvent(new Event('offline'));
  expect(line.lose).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(line.hurry).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('offline'));
  expect(line.lose).toHaveBeenCalledOnce();
});
