import { expect, it, vi } from 'vitest';
import { me } from '../me/me.svelte';
import { ApiError, changeName, createTable, playWithAnyone } from '../net/api';
import { takeQuickSeat, takeQuickStart } from '../table/store/quick-start';
import { companionsLine, HomeStore, tableState, timeToDecide } from './home-store.svelte';
import { botsFor, middleLevel } from './quick-game';

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  changeName: vi.fn(() => Promise.resolve({})),
  createTable: vi.fn(() => Promise.resolve({ table: 'x', code: 'X', link: '' })),
  playWithAnyone: vi.fn(() => Promise.resolve({ table: 'found', code: 'X', link: '' })),
}));

const card = (least: number, most: number) => ({
  id: 'x',
  title: 'X',
  blurb: '',
  seats: [least, most] as const,
  minutes: 5,
  levels: ['easy', 'normal', 'hard'],
  quick: { difficulty: 'difficult' },
  lesson: false,
  lesson_minutes: 0,
  cooperative: false,
  lost_endings: [],
  unscored_endings: [],
  owners: '',
  notice: '',
  languages: [],
});

it('plays against the level in the middle', () => {
  expect(middleLevel(['random', 'easy', 'normal'])).toBe('easy');
  expect(middleLevel(['easy', 'normal', 'hard', 'expert'])).toBe('hard');
  expect(middleLevel([])).toBeUndefined();
});

it('brings four to the table, within what the game allows', () => {
  expect([botsFor(card(3, 6)), botsFor(card(2, 2)), botsFor(card(5, 8))]).toEqual([3, 1, 4]);
});

it('says who else is at my table, and never that a family on one phone are bots', () => {
  const at = (others: string[], mine: string[], phase = 'playing') => companionsLine({ others, mine, phase });
  expect(at(['Ann'], ['Bob'])).toBe('With Ann');
  expect(at([], ['Ann', 'Bob', 'Cleo'])).toBe('Ann, Bob and Cleo, passing one phone around');
  expect(at([], ['Ann', 'Bob'], 'waiting')).toBe('Ann and Bob, passing one phone around');
  expect(at([], ['Ann'])).toBe('With bots');
  expect(at([], ['Ann'], 'waiting')).toBe('Nobody else yet');
});

it('says that it is my turn, and in a slow game how long I have', () => {
  const slow = { my_turn: true, left: 2 * 86_400_000, resting: false };
  expect(tableState({ my_turn: true, phase: 'playing' })).toBe('Your turn');
  expect(tableState({ my_turn: false, phase: 'over' })).toBe('Game over');
  expect(timeToDecide(slow)).toBe('2 days left');
  expect(timeToDecide({ ...slow, resting: true })).toBe('No clock today');
  expect(timeToDecide({ ...slow, left: null })).toBe('');
  expect(timeToDecide({ ...slow, my_turn: false })).toBe('');
});

it('plays now as the game says, and leaves a table for friends to its host', async () => {
  const store = new HomeStore();
  await store.playNow(card(2, 5));
  expect(createTable).toHaveBeenLastCalledWith(
    expect.objectContaining({ options: { difficulty: 'difficult' }, bots: ['normal', 'normal', 'normal'] }),
  );
  await store.invite(card(2, 5));
  expect(createTable).toHaveBeenLastCalledWith(expect.objectContaining({ options: {}, bots: [] }));
});

it('never deals or adds a number in the request itself, before it was shown the commitment', async () => {
  const store = new HomeStore();
  await store.playNow(card(2, 5));
  expect(vi.mocked(createTable).mock.lastCall?.[0]).not.toHaveProperty('start');
  expect(vi.mocked(createTable).mock.lastCall?.[0]).not.toHaveProperty('nonce');
  expect(takeQuickStart('x')).toBe(true);
  await store.invite(card(2, 5));
  expect(takeQuickStart('x')).toBe(false);
});

it('sits down at the table that was found for it', async () => {
  await new HomeStore().playWithAnyone(card(2, 5));
  expect(playWithAnyone).toHaveBeenLastCalledWith(expect.objectContaining({ game: 'x', bots: [] }));
  expect(takeQuickSeat('found')).toBe(true);
  expect(takeQuickStart('found')).toBe(false);
});

it('sits down at an open table that was chosen', () => {
  new HomeStore().sitDown({ table: 'open' } as never);
  expect(takeQuickSeat('open')).toBe(true);
});

it('goes on where it was stopped, once the passphrase was entered', async () => {
  vi.mocked(createTable).mockRejectedValueOnce(new ApiError('Ask.', 403, 'TABLE-85'));
  const store = new HomeStore();
  await store.invite(card(2, 5));
  expect([store.problem, store.locked === null]).toEqual([null, false]);
  vi.mocked(createTable).mockClear();
  await store.unlock();
  expect(createTable).toHaveBeenCalledOnce();
  expect(store.locked).toBeNull();
});

it('takes a new name, colour and face to the server', async () => {
  me.update('Jo', 'blue', 'owl');
  await new HomeStore().changeName();
  expect(changeName).toHaveBeenCalledExactlyOnceWith({ name: 'Jo', colour: 'blue', face: 'owl' });
});
