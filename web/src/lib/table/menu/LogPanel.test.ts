import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import LogPanel from './LogPanel.svelte';

const players = [
  { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false },
  { seat: 1, name: 'Noor', colour: 'blue', face: 'noor', bot: true },
];
const words = {
  tell: ({ type }: { type: string }) => type,
  actor: ({ sculptor }: Record<string, unknown>) => (typeof sculptor === 'number' ? sculptor : null),
};
const log = { cut: false };
afterEach(cleanup);

function show(told: object, ...events: readonly object[]): void {
  const visibleLog = events.map((event, number) => ({ number, event }));
  const store = { players, visibleLog, names: ['Ada', 'Noor'], viewerSeat: 0, told, log, firstSight: null };
  render(LogPanel, { store: store as never, words });
}

it('shows a step again when its line is chosen, as long as the page has the views for it', async () => {
  const showAgain = vi.fn();
  const told = { past: { has: (line: number) => line === 1, shown: null }, showAgain };
  show(told, { type: 'dealt' }, { type: 'played', seat: 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'played' }));
  expect([screen.getAllByRole('button').length, showAgain.mock.calls]).toEqual([1, [[1]]]);
});

it('says of moves that are still secret that they are listed later, and not that there are none', () => {
  const told = { past: { has: () => false, shown: null } };
  const store = { players, names: ['Ada', 'Noor'], viewerSeat: 0, told, log, firstSight: null };
  const visibleLog = [{ number: 0, seq: 1, event: { type: 'poured', seat: 1 } }];
  render(LogPanel, { store: { ...store, visibleLog } as never, words: { ...words, minor: ['poured'] } });
  screen.getByText('Nothing to show yet. Secret moves are listed when they’re revealed.');
  cleanup();
  show(told);
  screen.getByText('Nothing to show yet.');
});

it('begins with what began the game, though no event told it, unless what came next is no longer kept', () => {
  const told = { past: { has: () => false, shown: null } };
  const visibleLog = [{ number: 0, event: { type: 'played', seat: 1 } }];
  const store = {
    players,
    visibleLog,
    names: ['Ada', 'Noor'],
    viewerSeat: 0,
    told,
    log,
    firstSight: { view: 'dealt', before: [{ type: 'skipped' }] },
  };
  const opening = (view: unknown, before: readonly { type: string }[]) => [{ type: String(view) }, ...before];
  render(LogPanel, { store: store as never, words: { ...words, opening } });
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent.trim());
  expect(lines()).toEqual(['played', 'skipped', 'dealt']);
  cleanup();
  render(LogPanel, { store: { ...store, log: { cut: true } } as never, words: { ...words, opening } });
  expect(lines()).toEqual(['played']);
});

it('shows the face of who did it, and none where it was nobody', () => {
  const events = [{ type: 'dealt' }, { type: 'played', seat: 1 }, { type: 'gone', seat: 7 }];
  show(
    { past: { has: () => false, shown: null } },
    ...events,
    { type: 'answered', sculptor: 0 },
    { type: 'drawn', heard_by: [0] },
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.trim())).toEqual([
    'drawn',
    'answered',
    'gone',
    'played',
    'dealt',
  ]);
  expect(lines.map((line) => line.querySelector('.face')?.getAttribute('data-hue'))).toEqual([
    'red',
    'red',
    undefined,
    'blue',
    undefined,
  ]);
});
