import { cleanup, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { ChairView, GameInfo } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';
import StartBar from './StartBar.svelte';

const chairs = [
  { kind: 'person', name: 'Ada', host: true, ready: false, yours: false, with_chair: null },
  { kind: 'person', name: 'Mira', host: false, ready: false, yours: true, with_chair: null },
] as unknown as readonly ChairView[];
const info = { card: { seats: [2, 4] }, options: [], texts: {} } as unknown as GameInfo;

function show(lost: boolean, least = 2, ready = false, online = true): readonly string[] {
  cleanup();

  const store = { myChair: 1, lostReady: { lost, changes: [] } } as unknown as TableStore;
  render(StartBar, {
    store,
    table: {
      chairs: chairs.map((chair) => ({ ...chair, online, ready: chair.yours && ready })),
      you_host: false,
      least_players: least,
    } as never,
    info,
    onsit: () => undefined,
  });
  return screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
}

const card = { seats: [3, 6], levels: ['easy', 'normal', 'hard'] };

function buttonsOfHost(people: number, listed: boolean): readonly string[] {
  cleanup();
  render(StartBar, {
    store: { myChair: 0, lostReady: { lost: false, changes: [] } } as never,
    table: {
      chairs: Array.from({ length: people }, (_, seat) => ({ ...chairs[0], yours: seat === 0, ready: true })),
      you_host: true,
      least_players: 3,
      listed,
    } as never,
    info: { card, options: [], texts: {} } as never,
    onsit: () => undefined,
  });
  return screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
}

it('offers bots to a host for whom too few strangers have come', () => {
  expect(buttonsOfHost(1, true)).toEqual(['Start with bots']);
  expect(buttonsOfHost(3, true)).toEqual(['Start the game']);
  expect(buttonsOfHost(1, false)).toEqual(['Start the game']);
});

it('says that I’m not ready', () => {
  expect(show(false)).toEqual(['', 'You’re not ready yet.']);
});

it('does not say it twice where a change asks me to be ready again', () => {
  expect(show(true)).toEqual(['Ada changed something and changed it back. Ready again?', '']);
});

it('says that I’m ready, also while players are missing', () => {
  expect(show(false, 2, true)).toEqual(['', 'You’re ready.Ada starts the game.']);
  expect(show(false, 3, true)).toEqual(['', 'You’re ready.1 more player needed']);
});

it('says that the host is away, and what happens then', () => {
  expect(show(false, 2, true, false)[1]).toContain(
    'If Ada isn’t back within a minute, somebody else becomes',
  );
});
