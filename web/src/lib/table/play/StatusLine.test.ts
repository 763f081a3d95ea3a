import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import StatusLine from './StatusLine.svelte';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
afterEach(cleanup);

const PLAYERS = (['red', 'green', 'blue'] as const).map((colour, seat) => ({
  seat,
  colour,
  name: colour,
  face: colour,
  bot: false,
}));
const observation = { seat: 0, awaited: [1], view: {}, moves: [] };
const bare = {
  players: PLAYERS,
  observation,
  observations: [observation],
  watchedObservation: observation,
  countdown: null,
  result: null,
  table: null,
  curtain: { off: false },
};
const store = bare as unknown as TableStore;

function faces(props: { actionNeeded: boolean; about?: number | null }): readonly (string | null)[] {
  const { container } = render(StatusLine, { store, status: 'Somebody', title: 'UNO', ...props });
  return [...container.querySelectorAll('.faces > *')].map((face) => face.getAttribute('data-hue'));
}

it('shows whoever must decide, or me if I can do something', () => {
  expect(faces({ actionNeeded: false })).toEqual(['green']);
  expect(faces({ actionNeeded: true })).toEqual(['red']);
});

it('shows the face of the player whom the status names', () => {
  expect(faces({ actionNeeded: true, about: 2 })).toEqual(['blue']);
  expect(faces({ actionNeeded: false, about: 2 })).toEqual(['blue']);
});

it('says itself to whom a shared screen goes: nothing on the table is covered', async () => {
  const both = [observation, { ...observation, seat: 1 }];
  const turnOf = (seat: number) => ({
    store: { ...bare, observation: both[seat], observations: both } as unknown as TableStore,
    status: 'Somebody',
    title: 'UNO',
    actionNeeded: false,
  });
  const { rerender } = render(StatusLine, turnOf(0));
  await rerender(turnOf(1));
  expect(screen.getByRole('banner').textContent).toContain('Pass the screen to green');
});
