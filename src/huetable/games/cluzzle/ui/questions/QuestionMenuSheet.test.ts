import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import QuestionMenuSheet from './QuestionMenuSheet.svelte';

afterEach(cleanup);

function show(this: HTMLDialogElement) {
  this.open = true;
}

function close(this: HTMLDialogElement) {
  this.open = false;
}

const GROUPS = [
  { title: 'What is it?', questions: ['Is it an animal?', 'Is it a plant?'] },
  { title: 'How big is it?', questions: ['Is it bigger than a car?'] },
];

it('shows the questions of one group at a time, and takes the chosen one', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: show, close });
  const choose = vi.fn();
  const consult = vi.fn().mockResolvedValue({ is: 'advice', answer: { type: 'menu', groups: GROUPS } });
  render(QuestionMenuSheet, { open: true, consult, choose, language: 'en' });
  const menu = await screen.findByRole('dialog', { name: 'More questions' });
  await within(menu).findByRole('button', { name: 'Is it an animal?' });
  await fireEvent.click(within(menu).getByRole('button', { name: 'How big is it?' }));
  expect(within(menu).queryByRole('button', { name: 'Is it an animal?' })).toBeNull();
  await fireEvent.click(within(menu).getByRole('button', { name: 'Is it bigger than a car?' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('Is it bigger than a car?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
