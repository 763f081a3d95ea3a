import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import SeatChooser from './SeatChooser.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const players = ['Ada', 'Bea'].map((name, seat) => ({ name, seat, face: name, bot: false, colour: 'red' }));

/** A table of two at one screen, on which this seat has to decide. */
function turnOf(seat: number, { covered = false, off = false } = {}): { readonly store: TableStore } {
  const observations = players.map((player) => ({ seat: player.seat, awaited: [seat] }));
  const store = { observations, observation: observations[seat], players, covered, curtain: { off } };
  return { store: store as unknown as TableStore };
}

const passing = () => screen.queryByText(/^Pass the/)?.textContent.trim() ?? null;

it('says whose turn it is, and when that changes to whom the screen goes', async () => {
  const { rerender } = render(SeatChooser, turnOf(0));
  expect([screen.getByText('Ada, your turn').tagName, passing()]).toEqual(['SPAN', null]);
  await rerender(turnOf(1));
  expect(passing()).toBe('Pass the screen to Bea');
  expect(screen.getByText('Bea, your turn')).toBeTruthy();
  await vi.runAllTimersAsync();
  expect(passing()).toBeNull();
});

it.each([{ covered: true }, { off: true }])(
  'leaves that to the curtain, and says nothing to one who plays all seats: %o',
  async (how) => {
    const { rerender } = render(SeatChooser, turnOf(0, how));
    await rerender(turnOf(1, how));
    expect(passing()).toBeNull();
  },
);
