import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Player, Words } from '../screens';
import type { TableStore } from '../store/table-store.svelte';
import PassTheScreen from './PassTheScreen.svelte';

beforeEach(() => vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bea: Player = { seat: 2, name: 'Bea', face: 'bea', bot: false, colour: 'red' };
const words: Words = {
  minor: ['whispered'],
  tell: ({ type, seat }, names, me) => `${seat === me ? 'You' : (names[Number(seat)] ?? '')} ${type}.`,
  lastWord: ({ moves: [move] }, names) =>
    move ? { sentence: `${names[0] ?? ''} is late`, label: 'Call', move } : null,
};

/** Ada and Bea share a screen, and Bea is next. */
function passing(moves: readonly object[]) {
  const playFrom = vi.fn();
  const observations = [
    { seat: 0, moves },
    { seat: 2, moves: [{ type: 'draw' }] },
  ];
  const names = ['Ada', 'Cem', 'Bea'];
  const visibleLog = [
    { number: 1, seq: 3, event: { type: 'played', seat: 1 }, late: null },
    { number: 2, seq: 4, event: { type: 'played', seat: 0 }, late: null },
    { number: 3, seq: 4, event: { type: 'whispered' }, late: null },
    { number: 4, seq: 4, event: { type: 'skipped', seat: 2 }, late: null },
  ];
  const store = { visibleLog, observations, names, pendingMoves: 0, playFrom } as unknown as TableStore;
  render(PassTheScreen, { store, player: bea, words });
  return playFrom;
}

it('still lets the player before do what cannot wait', async () => {
  const playFrom = passing([{ type: 'call' }]);
  expect(screen.getByText('Ada is late')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(0, { type: 'call' });
});

it('offers nothing else, and nothing of the player who comes next', () => {
  passing([]);
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull();
});

it('says what the last move did, to whoever comes next', () => {
  passing([]);
  expect(screen.getByText('Ada played. You skipped.')).toBeTruthy();
});
