import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { ChairView, GameInfo, Table } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';
import Rematch from './Rematch.svelte';

const chair = (name: string, more: Partial<ChairView>): ChairView =>
  ({
    kind: 'person',
    name,
    face: name,
    colour: 'red',
    ready: false,
    host: false,
    yours: false,
    online: true,
    with_chair: null,
    ...more,
  }) as ChairView;

/** Ada looks; she is the host, or Mira is. */
const tableOf = (host: boolean, ada: boolean, mira: boolean): Table =>
  ({
    you_host: host,
    game: 'guardians_of_hue',
    options: {},
    chairs: [chair('Ada', { host, yours: true, ready: ada }), chair('Mira', { host: !host, ready: mira })],
  }) as unknown as Table;

function show(table: Table) {
  const store = {
    myChair: 0,
    start: vi.fn(),
    setReady: vi.fn(),
    send: vi.fn(),
    lostReady: { lost: false, changes: [] },
  };
  const props = { store: store as unknown as TableStore, info: {} as GameInfo };
  const { rerender } = render(Rematch, { ...props, table });
  return { store, change: (table: Table) => rerender({ ...props, table }) };
}

const said = () => screen.getByRole('status').textContent;

it('starts the next game with one tap of the host, as soon as everybody is in', async () => {
  const { store, change } = show(tableOf(true, false, false));
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(store.setReady).toHaveBeenCalledExactlyOnceWith(true);
  await change(tableOf(true, true, false));
  expect(said()).toContain('as soon as Mira is in');
  expect(store.start).not.toHaveBeenCalled();
  await change(tableOf(true, true, true));
  await change(tableOf(true, true, true));
  expect(store.start).toHaveBeenCalledOnce();
});

it('takes one tap of everybody else, and says whom they wait for', async () => {
  const { store, change } = show(tableOf(false, false, false));
  await fireEvent.click(screen.getByRole('button', { name: 'I’m in for another' }));
  expect(store.setReady).toHaveBeenCalledExactlyOnceWith(true);
  await change(tableOf(false, true, false));
  expect(said()).toContain('You’re in. The next game starts as soon as Mira is in.');
  expect(store.start).not.toHaveBeenCalled();
});

it('lets the host and everybody else change their mind', async () => {
  const { store, change } = show(tableOf(true, true, false));
  await fireEvent.click(screen.getByRole('button', { name: 'Changed my mind' }));
  await change(tableOf(false, true, false));
  await fireEvent.click(screen.getByRole('button', { name: 'Changed my mind' }));
  expect(store.setReady.mock.calls).toEqual([[false], [false]]);
});

it('lets the host put bots in the place of people who have gone', async () => {
  const away = { online: false };
  const table = tableOf(true, true, false);
  const [ada, mira] = table.chairs as [ChairView, ChairView];
  const gone = [ada, { ...mira, ...away }, chair('Jo', { ...away, with_chair: 1 }), chair('Bea', away)];
  const { store, change } = show({ ...table, chairs: gone });
  await fireEvent.click(screen.getByRole('button', { name: 'Mira, Jo and Bea are away: let bots play' }));
  expect(store.send.mock.calls).toEqual([[{ do: 'kick', chair: 1 }], [{ do: 'kick', chair: 3 }]]);
  await change({ ...table, you_host: false, chairs: gone });
  expect(screen.queryByRole('button', { name: /away/u }), 'the host decides').toBeNull();
});

it('says what happens when the host has gone', async () => {
  const table = tableOf(false, true, false);
  const [ada, mira] = table.chairs as [ChairView, ChairView];
  const { change } = show({ ...table, chairs: [ada, { ...mira, online: false }] });
  expect(said()).toContain('Mira is away. If Mira isn’t back within a minute, somebody else starts');
  await change(table);
  expect(said()).toContain('as soon as Mira is in');
});

it('keeps the focus on what can be done next', async () => {
  const { change } = show(tableOf(false, false, false));
  screen.getByRole('button', { name: 'I’m in for another' }).focus();
  await change(tableOf(false, true, false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Changed my mind' }));
});

it('shows who is in, before I have decided too', async () => {
  const { change } = show(tableOf(false, false, true));
  const people = () => screen.getAllByRole('listitem').map((item) => item.textContent.trim());
  expect(people()).toEqual(['Ada not ready yet', 'Mira ready']);
  await change(tableOf(false, true, true));
  expect(people()).toEqual(['Ada ready', 'Mira ready']);
});

it('says who plays Lord Sepia in the next game', async () => {
  const bots = Array.from({ length: 3 }, (_, seat) => chair(`Bot ${seat}`, { kind: 'bot', ready: true }));
  const table = tableOf(false, true, false);
  show({ ...table, chairs: [...table.chairs, ...bots], coming: [1, 2, 3, 4, 0] });
  const lord = await screen.findByText('Lord Sepia');
  expect(lord.parentElement?.textContent).toBe('AdaLord Sepia');
});
