import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo, Table } from '../../net/protocol';
import TableSettings from './TableSettings.svelte';

afterEach(cleanup);

function setup(host: boolean) {
  const send = vi.fn();
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
  render(TableSettings, { store: { send }, table, info });
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
