import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChairView, GameInfo, Table } from '../../net/protocol';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import TableSettings from './TableSettings.svelte';

afterEach(cleanup);

function setup(host: boolean, changes: Partial<Table> = {}) {
  const store = new TableStore('t', muteConnection);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  const table = {
    game: 'dye_pot',
    chairs: [],
    coming: [],
    options: {},
    clocks: 'relaxed',
    clocks_chosen: true,
    pace: 'brisk',
    forfeit: false,
    tip_time: true,
    listed: false,
    spectators: true,
    you_host: host,
    ...changes,
  } as unknown as Table;
  const info = { options: [], texts: {} } as unknown as GameInfo;
  render(TableSettings, { store, table, info });
  const clock = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  return {
    send,
    clock,
    moreTime: screen.getByRole<HTMLInputElement>('switch', { name: /More time for tips/u }),
  };
}

it('lets the host forbid more time for tips', async () => {
  const { send, moreTime } = setup(true);
  expect(moreTime.checked).toBe(true);
  await fireEvent.click(moreTime);
  expect(send).toHaveBeenCalledWith({ do: 'set_table', tip_time: false });
});

it('shows it to the others, who cannot change it', () => {
  expect(setup(false).moreTime.disabled).toBe(true);
});

const person = { kind: 'person', name: 'Ann' } as ChairView;
const bot = { kind: 'bot', name: 'Max' } as ChairView;

it('says that there is no clock alone with bots, and lets the host choose one', async () => {
  const { send, clock } = setup(true, { clocks_chosen: false, chairs: [person, bot, bot] });
  expect(clock(/No clock/u).checked).toBe(true);
  expect(screen.getByText(/^No clock while you play alone with bots/u)).toBeTruthy();
  await fireEvent.click(clock(/Relaxed/u));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', clocks: 'relaxed' });
});

it.each([
  ['two people', { clocks_chosen: false, chairs: [person, person, bot] }],
  ['somebody chose it', { clocks_chosen: true, chairs: [person, bot] }],
])('shows the clock of the table with %s', (_, changes) => {
  const { clock } = setup(true, changes);
  expect(clock(/Relaxed/u).checked).toBe(true);
  expect(screen.queryByText(/alone with bots/u)).toBeNull();
});
