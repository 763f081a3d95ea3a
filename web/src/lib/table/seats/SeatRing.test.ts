import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, type ComponentProps } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { PAPER } from '../mood/mood';
import Seat from './Seat.svelte';
import SeatRing from './SeatRing.svelte';
import { sittersAt, type GameNews, type Sitter } from './sitter';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
afterEach(cleanup);

const CHAIR = {
  kind: 'person',
  face: 'ada',
  colour: 'red',
  yours: false,
  host: false,
  online: true,
} as const;
const CHAIRS = [
  { ...CHAIR, name: 'Ada', yours: true, host: true },
  { ...CHAIR, name: 'Mira', colour: 'green', online: false },
  { ...CHAIR, name: 'Otto', colour: 'blue', kind: 'bot' },
] as const;
const OBSERVATION = { seat: 0, awaited: [1], view: {}, moves: [] } as unknown as NonNullable<
  GameNews['observation']
>;

function seated(changes: Partial<GameNews> = {}): readonly Sitter[] {
  return sittersAt(CHAIRS, {
    observation: OBSERVATION,
    words: {},
    scores: [3, 1, 0],
    reactions: [],
    ...changes,
  });
}

function show(sitters: readonly Sitter[], more: Partial<ComponentProps<typeof SeatRing>> = {}) {
  const children = createRawSnippet(() => ({ render: () => '<p>the board</p>' }));
  render(SeatRing, { sitters, viewer: 0, mood: PAPER, room: 360, wide: false, children, ...more });
  return within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
}

const named = (name: string) => document.querySelector(`[data-part~="${name}"]`);

it('shows every player once, with name, score, and what screen readers need', () => {
  const seats = show(seated());
  expect(seats.map((seat) => seat.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/Ada host 3 points red, you$/),
    expect.stringMatching(/Mira away 1 point green, their turn$/),
    expect.stringMatching(/Otto bot 0 points blue$/),
  ]);
  expect(screen.getByText('the board')).toBeTruthy();
});

it('says who gets more time, and what a score counts', () => {
  const words = { score: () => '3/7', scoreInFull: () => '3 of 7 points' };
  const sitters = seated({ words }).map((sitter) =>
    sitter.seat === 1 ? { ...sitter, times: 5 as const } : sitter,
  );
  const [ada, mira] = show(sitters).map((seat) => seat.textContent.replace(/\s+/g, ' '));
  expect(ada).toMatch(/Ada host 3\/7\s?3 of 7 points/);
  expect(screen.getAllByText('3/7').map(({ ariaHidden }) => ariaHidden)).toEqual(['true', 'true', 'true']);
  expect(mira).toContain('5×has 5 times the usual time');
  expect(ada).not.toContain('usual time');
});

it.each([
  [4, 'flat'],
  [5, 'curve'],
])('gives %i players compact seats on a phone: %s', (count, layout) => {
  const children = createRawSnippet(() => ({ render: () => '<p>the board</p>' }));
  const same = Array.from({ length: count }, () => seated()[0]).filter((sitter) => sitter !== undefined);
  const sitters = same.map((sitter, seat) => ({ ...sitter, seat }));
  render(SeatRing, { sitters, viewer: 0, mood: { ...PAPER, compactSeats: 'phones' }, room: 360, children });
  expect([...(document.querySelector('.ring')?.classList ?? [])]).toContain(layout);
});

it.each([
  [360, false],
  [1200, true],
])('names its parts for tips, and its faces for what flies to them, at %i', (room, wide) => {
  const seats = show(seated(), { room, wide });
  expect(seats).toHaveLength(3);
  for (const part of ['players', 'player:0', 'player:1', 'player:2'])
    expect(named(part), part).not.toBeNull();
  expect(named('score')?.textContent).toBe('3 points');
  expect(document.querySelectorAll('[data-seat]')).toHaveLength(3);
});

it('says "score" of my seat where the game has no scores', () => {
  show(seated({ words: { score: () => '' } }));
  expect(named('score')).toBe(named('player:0'));
});

it.each([
  [40, 'player:0'],
  [64, 'score'],
])('frames as my score what is in sight of it: a note takes its place at a face of %i px', (size, part) => {
  const [sitter] = seated();
  render(Seat, { sitter, size, note: (() => undefined) as never, told: {} } as never);
  expect(named('score')).toBe(part === 'score' ? screen.getByText('3 points') : named(part));
});

it('lights up whoever the table waits for', () => {
  const lit = show(seated()).map((seat) => seat.querySelector('.awaited') !== null);
  expect(lit).toEqual([false, true, false]);
});

it('shows at the face who has written in the chat, which is read out elsewhere', () => {
  const said = { chair: 1, text: 'Back in a minute' };
  const [ada, mira] = show(seated({ said }));
  expect(mira?.querySelector('.bubble')?.textContent).toBe('Back in a minute');
  expect(mira?.querySelector('.bubble')?.ariaHidden).toBe('true');
  expect(ada?.querySelector('.bubble')).toBeNull();
});

it('shows a reaction at the face of its sender', () => {
  const seats = show(seated({ reactions: [{ chair: 2, reaction: 'clap' }] }));
  expect(seats.map((seat) => seat.textContent.includes('Clap'))).toEqual([false, false, true]);
});

it('lets me react from my own face, and from no other', async () => {
  const onreact = vi.fn();
  show(seated(), { onreact });
  await fireEvent.click(screen.getByRole('button', { name: 'React' }));
  expect(onreact).toHaveBeenCalledOnce();
});

it('says who a bot is when its face is pressed', async () => {
  const onmeet = vi.fn();
  show(seated(), { onmeet });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'About Otto' }));
  expect(onmeet).toHaveBeenCalledWith(2);
});

it('gives no score to a chair that was added after the game', () => {
  expect(seated({ scores: [3, 1] })[2]).toMatchObject({ score: '', note: null, awaited: false });
});

it('shows the words of the game about a player', () => {
  const words = { score: () => '2/7', note: (_: unknown, seat: number) => (seat === 1 ? 'taster' : null) };
  const seats = show(seated({ words }));
  expect(seats[1]?.textContent).toContain('2/7 taster');
});

it('marks one seat of a shared screen as mine: the one whose view is shown', () => {
  const chairs = CHAIRS.map((chair) => ({ ...chair, yours: true }));
  const news = { observation: OBSERVATION, words: {}, scores: [3, 1, 0], reactions: [] };
  const mine = (viewer?: number) => sittersAt(chairs, { ...news, viewer }).map((sitter) => sitter.mine);
  expect(mine(1)).toEqual([false, true, false]);
  expect(mine(), 'before the game').toEqual([true, true, true]);
});

it('is also the switch between the people at one screen, in an order that stays', async () => {
  const onpass = vi.fn();
  const chairs = CHAIRS.map((chair, seat) => ({ ...chair, yours: seat < 2 }));
  const news = { observation: OBSERVATION, words: {}, scores: [3, 1, 0], reactions: [] };
  const seats = show(sittersAt(chairs, { ...news, viewer: 1 }), { viewer: 1, from: 0, onpass });
  expect(seats.map((seat) => /Ada|Mira|Otto/.exec(seat.textContent)?.[0])).toEqual(['Ada', 'Mira', 'Otto']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Pass the screen to Ada' }));
  expect(onpass).toHaveBeenCalledWith(0);
});
