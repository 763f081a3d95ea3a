import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { StepPlayer } from '../steps/step-player.svelte';
import { add, position, steps } from '../steps/steps.test-kit';
import type { Situation } from '../steps/told-views';
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
  chairs: PLAYERS,
  myChair: 0,
  observation,
  observations: [observation],
  watchedObservation: observation,
  countdown: null,
  result: null,
  table: null,
  curtain: { off: false },
  told: { past: { shown: null } },
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

it('names the player who has to act only where others sit at the same screen', () => {
  const said = (observations: readonly (typeof observation)[]) => {
    const shared = { ...bare, observation: observations[0], observations } as unknown as TableStore;
    const props = { store: shared, status: 'Somebody', title: 'UNO', actionNeeded: true };
    const { container } = render(StatusLine, props);
    return container.querySelector('.text')?.textContent ?? '';
  };
  expect(said([observation])).not.toContain('red');
  expect(said([observation, { ...observation, seat: 1 }])).toContain('red');
});

it('says that a step of the past is shown, whoever has to do what, and leads back by button or key', async () => {
  const player = new StepPlayer<Situation>();
  player.steps = steps;
  player.showNow(position({ count: 0 }), []);
  const line = add();
  player.tell(position({ count: 1 }), [line]);
  const present = { ...bare, told: player } as unknown as TableStore;
  render(StatusLine, { store: present, status: 'Your turn: play', title: 'UNO', actionNeeded: true });
  for (const goBack of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Back to now' })),
    () => fireEvent.keyDown(window, { key: 'Escape' }),
  ]) {
    player.showAgain(line.number);
    flushSync();
    expect(screen.queryByText('Your turn:')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to now' }));
    await goBack();
    flushSync();
    expect([player.past.shown, screen.queryByText('An earlier step')]).toEqual([null, null]);
    expect(screen.getByText('Your turn:')).toBeTruthy();
  }
});
