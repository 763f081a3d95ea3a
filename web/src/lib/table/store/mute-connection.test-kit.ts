import { vi } from 'vitest';

/** For tests: a connection that does nothing and remembers what it was asked to do. */
export const muteConnection = () => ({
  open: vi.fn(),
  retryNow: vi.fn(),
  wake: vi.fn(),
  setVisible: vi.fn(),
  networkLost: vi.fn(),
  close: vi.fn(),
  send: vi.fn(),
});
