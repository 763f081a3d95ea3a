import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import type { TableStore } from '../../store/table-store.svelte';
import AddChairForm from './AddChairForm.svelte';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });

async function submit(name: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: name } });
  await fireEvent.click(screen.getByRole('button', { hidden: true }));
}

/** A table whose reply comes when the test says so. */
function slowTable(): { store: TableStore; reply: (is: string) => void } {
  let answer: ((reply: CommandReply) => void) | undefined;
  const sit = vi.fn(() => new Promise<CommandReply>((done) => (answer = done)));
  return { store: { sit } as never, reply: (is) => answer?.({ is } as never) };
}

it('keeps the next name that is typed while the first seat is being added', async () => {
  const { store, reply } = slowTable();
  render(AddChairForm, { store });
  await submit('Bea');
  await fireEvent.input(field(), { target: { value: 'Cem' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { hidden: true }).disabled, 'it keeps the focus').toBe(
    false,
  );
  reply('ack');
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).not.toBe(''));
  expect(field().value).toBe('Cem');
});

it('gives the name back when it was refused', async () => {
  const { store, reply } = slowTable();
  render(AddChairForm, { store });
  await submit('Bea');
  reply('refused');
  await waitFor(() => expect(field().value).toBe('Bea'));
});

it('says who sits down, until the next one is added', async () => {
  const { store, reply } = slowTable();
  render(AddChairForm, { store });
  await submit('Bea');
  reply('ack');
  const said = () => screen.getByRole('status', { hidden: true }).textContent;
  await waitFor(() => expect(said()).toBe('Bea sits down at the table.'));
  await submit('Cem');
  expect(said()).toBe('');
});
