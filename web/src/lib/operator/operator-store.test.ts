// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, fetchHome } from '../net/api';
import { closeTable, fetchOperatorPage, signInOperator } from '../net/operator-api';
import type { Home, OperatorPage } from '../net/protocol';
import { OperatorStore } from './operator-store.svelte';
import { banning, closing } from './questions';

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchHome: vi.fn(),
}));
vi.mock('../net/operator-api', () => ({
  closeTable: vi.fn(),
  fetchOperatorPage: vi.fn(),
  signInOperator: vi.fn(),
}));

const page = { tables: [], reports: [], bans: [] } as unknown as OperatorPage;
let store: OperatorStore;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(fetchOperatorPage).mockResolvedValue(page);
  vi.mocked(fetchHome).mockResolvedValue({ games: [{ id: 'uno', title: 'UNO' }] } as unknown as Home);
  vi.mocked(signInOperator).mockResolvedValue(null);
  store = new OperatorStore();
});

it('is absent on a server without an operator’s secret', async () => {
  vi.mocked(fetchOperatorPage).mockRejectedValueOnce(new ApiError('Nothing.', 404));
  await store.load();
  expect([store.state, store.page]).toEqual(['absent', null]);
});

it('asks for the secret, says that it is wrong, and opens with the right one', async () => {
  vi.mocked(fetchOperatorPage).mockRejectedValueOnce(new ApiError('Sign in.', 401));
  await store.load();
  expect(store.state).toBe('signedOut');
  vi.mocked(signInOperator).mockRejectedValueOnce(new ApiError('Wrong.', 403));
  await store.signIn('guess');
  expect([store.state, store.problem]).toEqual(['signedOut', 'Wrong.']);
  await store.signIn('secret');
  expect([store.state, store.problem, store.page]).toEqual(['open', '', page]);
});

it('shows what has come of an action, and keeps the page if it fails', async () => {
  await store.load();
  await store.act(() => Promise.resolve(null));
  expect(fetchOperatorPage).toHaveBeenCalledTimes(2);
  await store.act(() => Promise.reject(new ApiError('Not now.', 503)));
  expect([store.state, store.problem, store.page]).toEqual(['open', 'Not now.', page]);
});

it('asks to sign in again when the session has ended', async () => {
  await store.load();
  await store.act(() => Promise.reject(new ApiError('Sign in.', 401)));
  expect(store.state).toBe('signedOut');
});

it('names games, and goes by their ids where their names can’t be had', async () => {
  vi.mocked(fetchHome).mockRejectedValueOnce(new Error('offline'));
  await store.load();
  expect([store.state, store.title('uno')]).toEqual(['open', 'uno']);
  await store.load();
  expect([store.title('uno'), store.title('gone')]).toEqual(['UNO', 'gone']);
});

it('asks before a ban and before a table is closed', async () => {
  const ban = () => Promise.resolve(null);
  expect(banning('Eve', ban)).toMatchObject({ title: 'Ban Eve from all tables?', action: ban });
  const close = closing({ table: 't', code: 'coral-otter-42' });
  expect(close.title).toBe('Close the table coral-otter-42?');
  await close.action();
  expect(closeTable).toHaveBeenCalledWith('t');
});
