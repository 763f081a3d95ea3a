// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, fetchHome, fetchOperatorPage, operatorAction, signInOperator } from '../net/api';
import type { Home, OperatorPage } from '../net/protocol';
import { OperatorStore } from './operator-store.svelte';
import { banning, closing } from './questions';

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchHome: vi.fn(),
  fetchOperatorPage: vi.fn(),
  operatorAction: vi.fn(),
  signInOperator: vi.fn(),
}));

const page = { tables: [], reports: [], bans: [] } as unknown as OperatorPage;
let store: OperatorStore;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(fetchOperatorPage).mockResolvedValue(page);
  vi.mocked(fetchHome).mockResolvedValue({ games: [{ id: 'uno', title: 'UNO' }] } as unknown as Home);
  vi.mocked(operatorAction).mockResolvedValue(null);
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
  await store.act('bans/x/lift');
  expect(operatorAction).toHaveBeenCalledWith('bans/x/lift');
  expect(fetchOperatorPage).toHaveBeenCalledTimes(2);
  vi.mocked(operatorAction).mockRejectedValueOnce(new ApiError('Not now.', 503));
  await store.act('tables/t/end');
  expect([store.state, store.problem, store.page]).toEqual(['open', 'Not now.', page]);
});

it('asks to sign in again when the session has ended', async () => {
  await store.load();
  vi.mocked(operatorAction).mockRejectedValueOnce(new ApiError('Sign in.', 401));
  await store.act('tables/t/end');
  expect(store.state).toBe('signedOut');
});

it('names games, and goes by their ids where their names can’t be had', async () => {
  vi.mocked(fetchHome).mockRejectedValueOnce(new Error('offline'));
  await store.load();
  expect([store.state, store.title('uno')]).toEqual(['open', 'uno']);
  await store.load();
  expect([store.title('uno'), store.title('gone')]).toEqual(['UNO', 'gone']);
});

it('asks before a ban and before a table is closed', () => {
  expect(banning('Eve', 'reports/x/ban')).toMatchObject({
    title: 'Ban Eve from all tables?',
    path: 'reports/x/ban',
  });
  expect(closing({ table: 't', code: 'coral-otter-42' })).toMatchObject({
    title: 'Close the table coral-otter-42?',
    path: 'tables/t/end',
  });
});
