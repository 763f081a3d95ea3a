import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { ChairView, GameInfo, Table } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';
import Rematch from './Rematch.svelte';

const chair = (name: string, more: Partial<ChairView>): ChairView =>
  ({ kind: 'person', name, ready: false, host: false, yours: false, with_chair: null, ...more }) as ChairView;

const tableOf = (host: boolean, ready: boolean): Table =>
  ({
    you_host: host,
    chairs: [
      chair('Ada', { host, yours: true, ready: !host && ready }),
      chair('Mira', { host: !host, ready }),
    ],
  }) as unknown as Table;

function show(table: Table) {
  const store = { myChair: 0, start: vi.fn(), setReady: vi.fn(), lostReady: { lost: false, changes: [] } };
  const props = { store: store as unknown as TableStore, info: {} as GameInfo };
  const { rerender } = render(Rematch, { ...props, table });
  return { store, change: (table: Table) => rerender({ ...props, table }) };
}

it('starts the next game with one tap of the host, as soon as everybody is in', async () => {
  const { store, change } = show(tableOf(true, false));
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(screen.getByRole('status').textContent).toContain('as soon as Mira is in');
  expect(store.start).not.toHaveBeenCalled();
  await change(tableOf(true, true));
  expect(store.start).toHaveBeenCalledOnce();
});

it('takes one tap of everybody else', async () => {
  const { store, change } = show(tableOf(false, false));
  await fireEvent.click(screen.getByRole('button', { name: 'I’m in for another' }));
  expect(store.setReady).toHaveBeenCalledExactlyOnceWith(true);
  await change(tableOf(false, true));
  expect(screen.queryByRole('button')).toBeNull();
});
