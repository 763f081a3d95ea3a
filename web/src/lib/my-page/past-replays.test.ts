import { expect, it, vi } from 'vitest';
import { fetchReplay } from '../net/api';
import type { MyGame, Replay } from '../net/protocol';
import { PastReplays } from './past-replays';

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchReplay: vi.fn(),
}));

const game = (number: number): MyGame => ({
  table: 't',
  number,
  game: 'uno',
  at: 0,
  won: true,
  seats: [1],
  others: [],
  bots: 1,
});

it('fetches the records of the latest games once, and goes on where one is gone', async () => {
  const record = { game: 'uno' } as Replay;
  vi.mocked(fetchReplay).mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(record);
  const replays = new PastReplays();
  const games = [1, 2, 3, 4, 5, 6].map(game);
  await replays.load(games);
  await replays.load(games);
  expect(fetchReplay).toHaveBeenCalledTimes(5);
  expect(games.map((each) => replays.of(each))).toEqual([
    undefined,
    record,
    record,
    record,
    record,
    undefined,
  ]);
});
