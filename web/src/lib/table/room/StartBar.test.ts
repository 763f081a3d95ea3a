import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { ChairView, GameInfo, Table } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';
import StartBar from './StartBar.svelte';

const chairs = [
  { kind: 'person', name: 'Ada', host: true, ready: false, yours: false, with_chair: null },
  { kind: 'person', name: 'Mira', host: false, ready: false, yours: true, with_chair: null },
] as unknown as readonly ChairView[];
const info = { card: { seats: [2, 4] }, options: [], texts: {} } as unknown as GameInfo;

function show(lost: boolean): readonly (string | null)[] {
  const store = { myChair: 1, lostReady: { lost, changes: [] } } as unknown as TableStore;
  render(StartBar, {
    store,
    table: { chairs, you_host: false } as Table,
    info,
    onsit: () => undefined,
  });
  return screen.getAllByRole('status').map(({ textContent }) => textContent);
}

it('says that I’m not ready', () => {
  expect(show(false)).toEqual(['', 'You’re not ready yet.']);
});

it('does not say it twice where a change asks me to be ready again', () => {
  expect(show(true)).toEqual(['Ada changed something and changed it back. Ready again?', '']);
});
