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

function show(lost: boolean, least = 2, ready = false): readonly string[] {
  cleanup();

  const store = { myChair: 1, lostReady: { lost, changes: [] } } as unknown as TableStore;
  render(StartBar, {
    store,
    table: {
      chairs: chairs.map((chair) => ({ ...chair, ready: chair.yours && ready })),
      you_host: false,
      least_players: least,
    } as never,
    info,
    onsit: () => undefined,
  });
  return screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
}

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
