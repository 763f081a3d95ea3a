import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameCard, Table } from '../../../net/protocol';
import { PAPER } from '../../mood/mood';
import { muteConnection } from '../../store/mute-connection.test-kit';
import { TableStore } from '../../store/table-store.svelte';
import RoomTable from './RoomTable.svelte';
import SeatSheet from './SeatSheet.svelte';

vi.mock('../../../../games', () => ({ loadRoles: () => Promise.resolve(() => []) }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
afterEach(cleanup);

const chair = (name: string, yours = false) => ({
  kind: 'person',
  name,
  colour: 'red',
  level: null,
  online: true,
  ready: name === 'Jo',
  host: name === 'Mira',
  muted: false,
  yours,
  with_chair: null,
  times: 1,
  face: 'abc',
});

function room(me: string) {
  const store = new TableStore('t', muteConnection);
  const table = {
    is: 'table',
    game: 'dye_pot',
    phase: 'waiting',
    chairs: ['Mira', 'Jo', 'Rosa'].map((name) => chair(name, name === me)),
    coming: [0, 1, 2],
    options: {},
    you_host: me === 'Mira',
    commitment: null,
    vote: null,
  } as unknown as Table;
  store.receive(table);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  return { store, table, send };
}

function around(me: string) {
  const { store, table } = room(me);
  const [onseat, onfree] = [vi.fn(), vi.fn()];
  const card = { seats: [2, 5] } as unknown as GameCard;
  render(RoomTable, { store, table, card, mood: PAPER, onseat, onfree });
  return { onseat, onfree };
}

it('lets the host press every seat, and a free one', async () => {
  const { onseat, onfree } = around('Mira');
  await fireEvent.click(screen.getByRole('button', { name: /^Jo\b.*ready.*swap seats/u }));
  expect(onseat).toHaveBeenCalledWith(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Free seat' }));
  expect(onfree).toHaveBeenCalledOnce();
});

it('lets a guest press their own seat alone, and a visitor sit down', () => {
  around('Jo');
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.map((name) => /Jo|Free/u.exec(name)?.[0])).toEqual(['Jo', 'Free']);
  cleanup();
  around('nobody');
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['Sit here']);
});

it('swaps seats without dragging', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  const { store, table, send } = room('Mira');
  render(SeatSheet, { store, table, index: 2, onrename: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: /Jo/u, hidden: true }));
  expect(send).toHaveBeenCalledWith({ do: 'swap_chairs', chair: 2, with_chair: 1 });
});
