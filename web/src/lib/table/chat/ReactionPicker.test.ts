import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { ICONS } from '../../ui/icons';
import type { TableStore } from '../store/table-store.svelte';
import ReactionPicker from './ReactionPicker.svelte';

const send = vi.fn();
const store = { send } as unknown as TableStore;
const mutedStore = { send, muted: true } as unknown as TableStore;
const picker = () => screen.queryByRole('dialog', { name: 'React' });

afterEach(() => send.mockReset());

it('offers nine reactions, each with a picture and a word', () => {
  render(ReactionPicker, { store, open: true });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(9);
  for (const button of buttons) {
    expect(button.textContent.trim()).not.toBe('');
    expect(Object.values(ICONS)).toContain(button.querySelector('path')?.getAttribute('d'));
  }
});

it('sends with one tap and closes', async () => {
  render(ReactionPicker, { store, open: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Clap' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'react', reaction: 'clap' });
  expect(picker()).toBeNull();
});

it('takes the focus, and gives it back after Escape', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  render(ReactionPicker, { store, open: true });
  expect(document.activeElement?.textContent).toContain('Wave');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(picker()).toBeNull();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it('says to somebody whom the host has muted why there are none', () => {
  render(ReactionPicker, { store: mutedStore, open: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(picker()?.textContent.trim()).toBe('The host has muted you, so you can’t chat or react.');
  expect(document.activeElement).toBe(picker());
});

it('closes by a tap beside it, and sends nothing', async () => {
  render(ReactionPicker, { store, open: true });
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Wow' }));
  expect(picker()).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(picker()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
