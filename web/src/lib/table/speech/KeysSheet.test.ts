import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asks } from '../screens';
import KeysSheet from './KeysSheet.svelte';

beforeEach(() => Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() }));
afterEach(cleanup);

const answer = () => '';
const asks: Asks = {
  table: { label: 'The top card', answer },
  hand: { label: 'Your cards', answer },
  counts: { label: 'How many cards', answer },
  boardKeys: [{ keys: 'Enter', label: 'Play the card' }],
};

function rows(own: Asks | null) {
  render(KeysSheet, { open: true, asks: own });
  return screen.getAllByRole('term', { hidden: true }).map((term) => term.textContent);
}

it('lists every key once, with what it does here', () => {
  const keys = rows(asks);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(keys).toEqual(
    expect.arrayContaining(['Alt+T', 'Alt+H', 'Alt+N', 'Alt+C', 'Alt+S', 'Alt+R', 'Alt+W', 'Alt+K']),
  );
  expect(screen.getByText('Play the card')).toBeTruthy();
  expect(screen.queryByText('Choose')).toBeNull();
});

it('leaves out what a game does not answer', () => {
  expect(rows(null)).not.toContain('Alt+T');
  expect(screen.getByText('Choose')).toBeTruthy();
});
