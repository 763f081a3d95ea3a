import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Table } from '../../net/protocol';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import BotList from './BotList.svelte';

afterEach(cleanup);

const CHAIRS = [
  { kind: 'person', name: 'Mira', colour: 'red', face: 'mira' },
  { kind: 'bot', name: 'Noor', colour: 'blue', face: 'noor', level: 'hard', tempo: 'quick', manner: 'kind' },
];

function show(changes: Partial<Table> = {}) {
  const store = new TableStore('t', muteConnection);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  const table = { phase: 'playing', pace: 'brisk', bot_reactions: true, you_host: true, chairs: CHAIRS };
  render(BotList, { store, table: { ...table, ...changes } as never });
  return send;
}

it('says who the bots are, and lets the host quieten them in a game', async () => {
  const send = show();
  const line = screen.getByRole('listitem').textContent.replace(/\s+/gu, ' ').trim();
  expect(line).toBe('Noor bot · hard Plays fast. Claps when others do well.');
  await fireEvent.click(screen.getByRole('switch', { name: /Bots react/u }));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', bot_reactions: false });
  await fireEvent.click(screen.getByRole('radio', { name: 'Calm' }));
  expect(send).toHaveBeenCalledWith({ do: 'set_table', pace: 'calm' });
});

it('lets nobody else change them, and says why they are quiet at an instant pace', () => {
  show({ you_host: false });
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  show({ pace: 'instant' });
  expect(screen.getByText(/At this speed bots don’t react/u)).toBeTruthy();
});

it('is not there without bots', () => {
  show({ chairs: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
