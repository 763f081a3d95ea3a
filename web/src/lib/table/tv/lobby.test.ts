import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChairView, Table } from '../../net/protocol';
import Bottle from '../../ui/Icon.svelte';
import HowToShow from './HowToShow.svelte';
import InForAnother from './InForAnother.svelte';
import LobbySeats from './LobbySeats.svelte';
import { lobbyStatus } from './lobby-status';

afterEach(() => void vi.useRealTimers());

function chair(name: string, more: Partial<ChairView> = {}): ChairView {
  return {
    ...{ kind: 'person', name, colour: 'red', level: null, online: true, ready: false, host: false },
    ...{ muted: false, yours: false, with_chair: null, times: 1, face: name.toLowerCase() },
    ...{ stand_in: false, late: false, tempo: null, manner: null, program: false },
    ...more,
  };
}

it('shows every player who arrives, with a face that reactions can fly from', async () => {
  const ada = chair('Ada', { host: true });
  const { rerender } = render(LobbySeats, { chairs: [ada], least: 3, most: 4 });
  expect(screen.getAllByText('Free seat')).toHaveLength(2);
  await rerender({ chairs: [ada, chair('Mira', { ready: true }), chair('Jo')] });
  expect(screen.getAllByText('Free seat')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map((seat) => seat.querySelector('.name')?.textContent)).toEqual([
    'Ada',
    'Mira',
    'Jo',
    'Free seat',
  ]);
  expect(document.querySelectorAll('[data-seat]')).toHaveLength(3);
  expect(screen.getByText('ready')).toBeTruthy();
});

it('shows who is in for another game, once somebody is', async () => {
  const table = (...chairs: ChairView[]) => ({ table: { chairs } as unknown as Table });
  const [ada, mira] = [chair('Ada'), chair('Mira', { ready: true })];
  const bot = chair('Noor', { kind: 'bot', ready: true });
  const { rerender } = render(InForAnother, table(ada, bot));
  expect(screen.queryByText('In for another game')).toBeNull();
  await rerender(table(ada, mira, bot));
  expect(screen.getByText('In for another game')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual(['Mira']);
});

it('has no free seat at a full table', () => {
  render(LobbySeats, { chairs: [chair('Ada'), chair('Jo')], least: 2, most: 2 });
  expect(screen.queryByText('Free seat')).toBeNull();
});

it('says what the game waits for', () => {
  expect(lobbyStatus([chair('Ada', { host: true })], 3)).toBe('2 more players needed');
  expect(lobbyStatus([chair('Ada', { host: true })], 2)).toBe('One more player needed');
  const ready = { ready: true };
  expect(lobbyStatus([chair('Ada', { host: true }), chair('Jo'), chair('Ben', ready)], 2)).toBe(
    'Waiting for Jo.',
  );
  expect(lobbyStatus([chair('Ada', { host: true }), chair('Jo', ready)], 2)).toBe('Ada can start the game');
  const away = chair('Ada', { host: true, online: false });
  expect(lobbyStatus([away, chair('Jo', ready)], 2)).toBe('Waiting for Ada.');
  expect(lobbyStatus([chair('Jo', ready), chair('Mira', ready)], 2)).toBe('Waiting for the game to start');
});

it('shows one picture of the game after another, and begins again', async () => {
  vi.useFakeTimers();
  const steps = ['Match', 'Draw'].map((text) => ({ picture: Bottle as never, text }));
  render(HowToShow, { steps });
  for (const text of ['Match', 'Draw', 'Match']) {
    expect(screen.getByText(text)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(6500);
  }
});
