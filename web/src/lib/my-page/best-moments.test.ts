import { beforeEach, expect, it, vi } from 'vitest';
import { loadHonours, type GameHonours } from '../../games';
import type { MyGame, Replay } from '../net/protocol';
import type { TextValues } from '../table/screens';
import { momentsIn } from './best-moments';

vi.mock('../../games', async (original) => ({
  ...(await original<typeof import('../../games')>()),
  loadHonours: vi.fn(),
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

const replay = { names: ['Ben', 'somebody'] } as unknown as Replay;

beforeEach(() => {
  vi.mocked(loadHonours).mockResolvedValue(honours);
});

it('shows what one was praised for oneself, alone or with others', async () => {
  const found = await momentsIn(game, replay, 'Ann');
  expect(found.map(({ id }) => id)).toEqual(['calm', 'unknown']);
  expect(found[0]).toMatchObject({ title: 'Calm', told: 'Ben and Ann kept calm', game });
});

it('leaves the name that the record has where one has none', async () => {
  const [calm] = await momentsIn(game, replay, '');
  expect(calm?.told).toBe('Ben and somebody kept calm');
});

it('shows nothing of a game that praises nobody', async () => {
  vi.mocked(loadHonours).mockResolvedValue(null);
  expect(await momentsIn(game, replay, 'Ann')).toEqual([]);
});

it('does not name me on my own page', async () => {
  const catches = { title: 'Most catches', told: ({ names }: TextValues) => `${String(names)}, 19 catches` };
  vi.mocked(loadHonours).mockResolvedValue({
    honours: () => [{ id: 'catches', seats: [1] }],
    texts: { catches },
  });
  expect((await momentsIn(game, replay, 'Ann')).map(({ told }) => told)).toEqual(['19 catches']);
});
