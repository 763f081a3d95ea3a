import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import PlainBoard from './PlainBoard.svelte';

const observation = {
  seat: 0,
  view: { water: 'clear', scores: [1, 2], my_order: null },
  moves: [{ type: 'pour', dye: 'red' }, { type: 'shrug' }],
  forms: [{ move: 'name', fields: [{ name: 'name', kind: 'text' as const, most: 24, least: 1 }] }],
  awaited: [0],
  timers: [],
  result: null,
};
const ack: CommandReply = { is: 'ack', id: '1', seq: 1 };
const refused: CommandReply = { is: 'refused', id: '1', clause: 'X-1', sentence: 'No.', args: {} };

afterEach(cleanup);

function setup(answer: CommandReply) {
  const play = vi.fn(() => Promise.resolve(answer));
  render(PlainBoard, { observation, told: observation.view, step: null, players: [], play, busy: false });
  return play;
}

it('plays any game: listed moves are buttons', async () => {
  const play = setup(ack);
  await fireEvent.click(screen.getByRole('button', { name: 'pour red' }));
  expect(play).toHaveBeenCalledWith({ type: 'pour', dye: 'red' });
});

it('shows what one knows', () => {
  setup(ack);
  expect(screen.getByText('my order').nextElementSibling?.textContent).toBe('–');
  expect(screen.getByText('1, 2')).toBeTruthy();
});

it.each([
  [ack, ''],
  [refused, 'sour swamp'],
])('open moves are forms, and what is refused stays typed', async (answer, left) => {
  const play = setup(answer);
  const field = screen.getByLabelText<HTMLInputElement>('name');
  await fireEvent.input(field, { target: { value: 'sour swamp' } });
  await fireEvent.submit(field);
  expect(play).toHaveBeenCalledWith({ type: 'name', name: 'sour swamp' });
  await waitFor(() => expect(field.value).toBe(left));
});
