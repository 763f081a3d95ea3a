import { expect, it, vi } from 'vitest';
import { ApiError, createTable, inviteToTable } from '../net/api';
import { fetchMyPage, removeMyGame } from '../net/my-api';
import type { MyGame } from '../net/protocol';
import { takeInvited } from '../table/store/quick-start';
import { MyPageStore, othersLine, summary } from './my-page.svelte';

const game: MyGame = {
  table: 't',
  number: 1,
  game: 'uno',
  at: 0,
  won: true,
  seats: [0],
  others: ['Ben', 'Cleo'],
  bots: 1,
};

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchHome: vi.fn(() => Promise.resolve({ games: [{ id: 'uno', title: 'UNO', languages: [] }] })),
  createTable: vi.fn(() => Promise.resolve({ table: 'new', code: '', link: '' })),
  inviteToTable: vi.fn(() => Promise.resolve(null)),
}));
vi.mock('../net/my-api', () => ({
  fetchMyPage: vi.fn(() => Promise.resolve({ totals: [], games: [], people: [] })),
  removeMyGame: vi.fn(() => Promise.resolve(null)),
}));

it('counts all games, and finds the one played most', () => {
  const totals = [
    { game: 'a', games: 2, wins: 0 },
    { game: 'b', games: 3, wins: 1 },
    { game: 'c', games: 3, wins: 2 },
  ];
  expect(summary(totals)).toEqual({ games: 8, wins: 3, favourite: 'c' });
  expect(summary([])).toEqual({ games: 0, wins: 0, favourite: undefined });
});

it('names the others for as long as anybody knows them', () => {
  expect(othersLine(game)).toBe('With Ben and Cleo');
  expect(othersLine({ ...game, others: [] })).toBe('With bots');
  expect(othersLine({ ...game, others: [], bots: 0 })).toBe('');
});

it('shows what is left after a game was removed', async () => {
  vi.mocked(fetchMyPage).mockResolvedValueOnce({ totals: [], games: [game], people: [] });
  const store = new MyPageStore();
  await store.load();
  expect([store.page?.games.length, store.title('uno'), store.title('gone')]).toEqual([1, 'UNO', 'gone']);
  await store.remove(game);
  expect(removeMyGame).toHaveBeenCalledWith('t', 1);
  expect(store.page?.games).toEqual([]);
});

it('says so if a game could not be removed, and keeps it', async () => {
  vi.mocked(fetchMyPage).mockResolvedValueOnce({ totals: [], games: [game], people: [] });
  vi.mocked(removeMyGame).mockRejectedValueOnce(new ApiError('Not now.', 503));
  const store = new MyPageStore();
  await store.load();
  await store.remove(game);
  expect([store.problem, store.page?.games.length]).toEqual(['Not now.', 1]);
});

it('opens a new table of the game played last, and asks one person to come', async () => {
  const ben = { id: 'x', name: 'Ben', face: '', colour: 'red', games: 2, game: 'uno' } as const;
  const store = new MyPageStore();
  await store.load();
  await store.invite(ben);
  expect(createTable).toHaveBeenCalledWith(expect.objectContaining({ game: 'uno', bots: [] }));
  expect(inviteToTable).toHaveBeenCalledWith('new', { people: ['x'], table: '', number: 0 });
  expect([location.pathname, takeInvited('new'), takeInvited('new')]).toEqual(['/t/new', true, false]);
  await store.invite({ ...ben, game: 'switched off' });
  expect(createTable).toHaveBeenCalledOnce();
});
