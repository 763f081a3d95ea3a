import { beforeEach, expect, it, vi } from 'vitest';
import { loadHonours, type GameHonours } from '../../games';
import { fetchReplay } from '../net/api';
import type { MyGame, Replay } from '../net/protocol';
import { momentsIn } from './best-moments';

vi.mock('../../games', async (original) => ({
  ...(await original<typeof import('../../games')>()),
  loadHonours: vi.fn(),
}));
vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchReplay: vi.fn(),
}));

const game: MyGame = {
  table: 't',
  number: 2,
  game: 'uno',
  at: 0,
  won: true,
  seats: [1],
  others: ['Ben'],
  bots: 0,
};
const honours: GameHonours = {
  honours: () => [
    { id: 'quick', seats: [0] },
    { id: 'calm', seats: [0, 1] },
    { id: 'unknown', seats: [1] },
  ],
  texts: {
    quick: { title: 'Quick', told: ({ names }) => `${String(names)} was quick` },
    calm: { title: 'Calm', told: ({ names }) => `${String(names)} kept calm` },
  },
};

beforeEach(() => {
  vi.mocked(fetchReplay).mockResolvedValue({ names: ['Ben', 'somebody'] } as unknown as Replay);
  vi.mocked(loadHonours).mockResolvedValue(honours);
});

it('shows what one was praised for oneself, alone or with others', async () => {
  const found = await momentsIn(game, 'Ann');
  expect(fetchReplay).toHaveBeenCalledWith('t', 2, null);
  expect(found.map(({ id }) => id)).toEqual(['calm', 'unknown']);
  expect(found[0]).toMatchObject({ title: 'Calm', told: 'Ben and Ann kept calm', game });
});

it('leaves the name that the record has where one has none', async () => {
  const [calm] = await momentsIn(game, '');
  expect(calm?.told).toBe('Ben and somebody kept calm');
});

it('shows nothing of a game that praises nobody', async () => {
  vi.mocked(loadHonours).mockResolvedValue(null);
  expect(await momentsIn(game, 'Ann')).toEqual([]);
});

it('fails if the game can’t be fetched, so that the others are still shown', async () => {
  vi.mocked(fetchReplay).mockRejectedValue(new TypeError('offline'));
  await expect(momentsIn(game, 'Ann')).rejects.toThrow('offline');
});
