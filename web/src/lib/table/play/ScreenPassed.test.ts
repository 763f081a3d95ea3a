import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import ScreenPassed from './ScreenPassed.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const players = ['Ada', 'Bea'].map((name, seat) => ({ name, seat, face: name, bot: false, colour: 'red' }));

/** A table of two at one screen, on which this seat has to decide. */
function turnOf(
  seat: number,
  { covered = false, off = false, chosenSeat = -1, lingers = false } = {},
): { readonly store: TableStore } {
  const observations = players.map((player) => ({ seat: player.seat, awaited: [seat], moves: [] }));
  const store = {
    observations,
    observation: observations[seat],
    players,
    covered,
    chosenSeat,
    lingers,
    curtain: { off },
    chairs: players,
    myChair: 0,
  };
  return { store: store as unknown as TableStore };
}

function passing(): string | null {
  flushSync();
  return screen.queryByText(/^Pass the/)?.textContent.trim() ?? null;
}

it('says for a moment to whom the screen goes', async () => {
  const { rerender } = render(ScreenPassed, turnOf(0));
  expect(passing()).toBeNull();
  await rerender(turnOf(1));
  expect(passing()).toBe('Pass the screen to Bea');
  await vi.advanceTimersByTimeAsync(3000);
  expect(passing()).toBeNull();
});

it('says so too where the first turn is not of the player who opened the table', () => {
  render(ScreenPassed, turnOf(1));
  expect(passing()).toBe('Pass the screen to Bea');
});

it.each([{ covered: true }, { off: true }, { chosenSeat: 1 }])(
  'leaves that to the curtain, and says nothing to one who plays all seats or has just chosen: %o',
  async (how) => {
    const { rerender } = render(ScreenPassed, turnOf(0, how));
    await rerender(turnOf(1, how));
    expect(passing()).toBeNull();
  },
);

it('says it no longer when that player has decided and all look at the reveal', async () => {
  const { rerender } = render(ScreenPassed, turnOf(0));
  await rerender(turnOf(1));
  await rerender(turnOf(1, { lingers: true }));
  expect(passing()).toBeNull();
});
