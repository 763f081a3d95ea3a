import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { TableStore } from '../store/table-store.svelte';
import Alerts from './Alerts.svelte';

it('ends a refusal when something else is written on the board, and not in a field beside it', async () => {
  const refusal = { sentence: '“Kite” was already guessed.' };
  const store = { refusal, notice: null, result: null, table: { phase: 'playing' } } as unknown as TableStore;
  render(Alerts, { store, rules: [], rulesOpen: false });
  expect(screen.getByRole('alert').textContent).toContain('already guessed');
  const [beside, board] = [document.createElement('input'), document.createElement('main')];
  const guess = board.appendChild(document.createElement('input'));
  document.body.append(beside, board);
  await fireEvent.input(beside);
  expect(store.refusal).toBe(refusal);
  await fireEvent.input(guess);
  expect(store.refusal).toBeNull();
});
