import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo, Table } from '../../net/protocol';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import TableSettings from './TableSettings.svelte';

afterEach(cleanup);

function setup(host: boolean) {
  const store = new TableStore('t', muteConnection);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  const table = {
    game: 'dye_pot',
    chairs: [],
    coming: [],
    options: {},
    clocks: 'relaxed',
    pace: 'brisk',
    forfeit: false,
    tip_time: true,
    listed: false,
    spectators: true,
    you_host: host,
  } as unknown as Table;
  const info = { options: [], texts: {} } as unknown as GameInfo;
  render(TableSettings, { store, table, info });
  return { send, moreTime: screen.getByRole<HTMLInputElement>('switch', { name: /More time for tips/u }) };
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
