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

it('fetches the records of games once, one after another, and goes on where one is gone', async () => {
  const record = { game: 'uno' } as Replay;
  vi.mocked(fetchReplay).mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(record);
  const replays = new PastReplays();
  const games = [1, 2, 3].map(game);
  const first = replays.load(...games);
  expect(fetchReplay).not.toHaveBeenCalled();
  await Promise.all([first, replays.load(...games), replays.load(game(4))]);
  expect(vi.mocked(fetchReplay).mock.calls.map(([, number]) => number)).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4, 5].map((each) => replays.of(game(each)))).toEqual([
    undefined,
    record,
    record,
    record,
    undefined,
  ]);
});
