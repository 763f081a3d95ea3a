import { cleanup, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import ChatForm from './ChatForm.svelte';

function show(muted: boolean) {
  cleanup();
  render(ChatForm, { store: { muted, chatDraft: '' } as never });
  return screen.queryByRole('textbox', { name: 'Say something' });
}

it('says in place of the field that the host has muted me', () => {
  expect(show(false)).not.toBeNull();
  expect(show(true)).toBeNull();
  screen.getByText('The host has muted you, so you can’t chat or react.');
});
