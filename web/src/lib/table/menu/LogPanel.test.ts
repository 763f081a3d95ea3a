import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import LogPanel from './LogPanel.svelte';

const players = [
  { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false },
  { seat: 1, name: 'Noor', colour: 'blue', face: 'noor', bot: true },
];
const words = { tell: ({ type }: { type: string }) => type };

it('shows the face of who did it, and none where it was nobody', () => {
  const visibleLog = [{ type: 'dealt' }, { type: 'played', seat: 1 }, { type: 'gone', seat: 7 }].map(
    (event, number) => ({ number, event }),
  );
  const told = { past: { has: () => false, shown: null } };
  const names = ['Ada', 'Noor'];
  const store = { players, visibleLog, names, viewerSeat: 0, told } as unknown as TableStore;
  render(LogPanel, { store, words });
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.trim())).toEqual(['gone', 'played', 'dealt']);
  expect(lines.map((line) => line.querySelector('.face')?.getAttribute('data-hue'))).toEqual([
    undefined,
    'blue',
    undefined,
  ]);
});
