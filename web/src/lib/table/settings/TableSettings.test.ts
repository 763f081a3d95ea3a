import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo, Table } from '../../net/protocol';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import TableSettings from './TableSettings.svelte';

afterEach(cleanup);

const OPTIONS = [
  { name: 'goal', label: 'Points to win', kind: 'integer', default: 7 },
  { name: 'first', label: 'First player', kind: 'seat', default: null },
];
const PRESETS = [
  { name: 'classic', label: 'Classic', description: 'The rules as written.', options: { goal: 7 } },
  { name: 'party', label: 'Party', description: 'Nine points win.', options: { goal: 9 } },
];

const MORE_TIME = { name: /More time for tips/u };

function setup(host: boolean, changes: Partial<Table> = {}, options: readonly object[] = OPTIONS) {
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
  const info = {
    options,
    texts: {},
    presets: PRESETS,
    card: { seats: [3, 6] },
  } as unknown as GameInfo;
  render(TableSettings, { store, table, info });
  const clock = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const moreTime = () => screen.getByRole<HTMLInputElement>('switch', MORE_TIME);
  return { send, clock, moreTime };
}

it('keeps the tick at the way that counts when another one is refused', async () => {
  const { send } = setup(true);
  const way = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  send.mockResolvedValue({ is: 'refused', id: '1', clause: 'TABLE-7', sentence: '' } as never);
  await fireEvent.click(way(/Party/u));
  await waitFor(() => expect([way(/Classic/u).checked, way(/Party/u).checked]).toEqual([true, false]));
});

it('puts the tick back when a single option is refused', async () => {
  const chairs = ['Ada', 'Bea'].map((name) => ({ name }));
  const { send } = setup(true, { chairs, options: { goal: 7, first: null } } as never);
  send.mockResolvedValue({ is: 'refused', id: '1', clause: 'GUARD-11', sentence: '' } as never);
  const starts = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });
  await fireEvent.click(await waitFor(() => starts('Bea')));
  await waitFor(() =>
    expect([starts('Drawn at random').checked, starts('Bea').checked]).toEqual([true, false]),
  );
});

it('lets the host forbid more time for tips', async () => {
  const { send, moreTime } = setup(true);
  expect(moreTime().checked).toBe(true);
  await fireEvent.click(moreTime());
  expect(send).toHaveBeenCalledWith({ do: 'set_table', tip_time: false });
});

it('tells the others what is set in plain text: nothing looks as if they could change it', () => {
  setup(false, { options: { goal: 9, first: null } });
  expect(['radio', 'switch', 'spinbutton', 'textbox'].flatMap((role) => screen.queryAllByRole(role))).toEqual(
    [],
  );
  const saidOf = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent;
  expect(['Thinking time', 'More time for tips', 'Open to everybody'].map(saidOf)).toEqual([
    'Relaxed',
    'On',
    'Off',
  ]);
});

it('shows guests what the host has made up before they agree, and the host among the options', async () => {
  const written = {
    game: 'uno_coloradd',
    options: { house_rules: [{ text: 'Hum a tune', effect: 'honour' }] },
  };
  for (const [host, folded] of [
    [false, false],
    [true, true],
  ] as const) {
    setup(host, written, [
      ...OPTIONS,
      { name: 'house_rules', label: 'House rules', kind: 'json', default: [] },
    ]);
    const rule = await waitFor(() => screen.getByText('Hum a tune'));
    expect(rule.closest('details') !== null).toBe(folded);
    cleanup();
  }
});

it('says what happens while nobody has chosen a clock, and lets the host choose one', async () => {
  const { send, clock } = setup(true, { clocks_chosen: false });
  expect(clock(/Auto/u).checked).toBe(true);
  expect(screen.getByText(/^Alone with bots, or on one phone, there’s no clock/u)).toBeTruthy();
  await fireEvent.click(clock(/No clock/u));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', clocks: 'off' });
});

it('shows the clock that was chosen, and the way back', async () => {
  const { send, clock } = setup(true);
  expect(clock(/Relaxed/u).checked).toBe(true);
  expect(screen.queryByText(/Alone with bots/u)).toBeNull();
  await fireEvent.click(clock(/Auto/u));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', clocks_chosen: false });
});

it('lets the host choose a preset, and shows the others only the chosen one', async () => {
  const { send } = setup(true, { options: { goal: 7, first: 1 } });
  const party = screen.getByRole<HTMLInputElement>('radio', { name: /^Party/u });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Classic/u }).checked).toBe(true);
  await fireEvent.click(party);
  expect(send).toHaveBeenCalledWith({ do: 'set_table', options: { goal: 9, first: 1 } });
  cleanup();
  setup(false, { options: { goal: 9 } });
  expect(screen.getByText('Nine points win.')).toBeTruthy();
  expect(screen.queryByText('Classic')).toBeNull();
});

it('calls a mix what it is, and says what is unusual', () => {
  setup(true, { options: { goal: 5 } });
  expect(screen.getByText('Your own mix')).toBeTruthy();
  expect(screen.getByText('Points to win: 5')).toBeTruthy();
});

it('offers days, and then how many and on which day the clocks stand still', async () => {
  const { send, clock } = setup(true);
  expect(screen.queryByRole('radio', { name: '2 days' })).toBeNull();
  await fireEvent.click(clock(/^Days$/u));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', clocks: 'days' });
});

it('sends how long a decision may take, and the day of rest with the host’s time zone', async () => {
  const days = { clocks: 'days', decision_hours: 24, rest_day: 0, time_zone: 'UTC' } as const;
  const { send, clock } = setup(true, days);
  expect(screen.queryByRole('switch', MORE_TIME)).toBeNull();
  expect(clock(/^1 day$/u).checked).toBe(true);
  await fireEvent.click(clock(/^2 days$/u));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', decision_hours: 48 });
  await fireEvent.click(clock(/^Sun$/u));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(send).toHaveBeenCalledWith({ do: 'set_table', rest_day: 7, time_zone: zone });
});
