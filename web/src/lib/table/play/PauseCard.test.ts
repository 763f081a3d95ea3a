import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import PauseCard from './PauseCard.svelte';

afterEach(cleanup);

it('gives the host the way on', async () => {
  const send = vi.fn();
  render(PauseCard, { store: { send }, table: { you_host: true } });
  await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(send).toHaveBeenCalledWith({ do: 'pause', paused: false });
});

it('tells the others whom they wait for', () => {
  render(PauseCard, { store: { send: vi.fn() }, table: { you_host: false } });
  expect(screen.getByText(/until the host continues/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes the focus from the sheet in which the host paused', () => {
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  render(PauseCard, { store: { send: vi.fn() }, table: { you_host: true } });
  sheet.dispatchEvent(new Event('close'));
  sheet.remove();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
});
