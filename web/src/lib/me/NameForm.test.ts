import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { me } from './me.svelte';
import NameForm from './NameForm.svelte';

it('says that a name is missing, and goes on once there is one', async () => {
  me.forget();
  const onsubmit = vi.fn();
  render(NameForm, { submitLabel: 'Let’s go', onsubmit });
  const [field, go] = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Let’s go' })];
  await fireEvent.click(go);
  expect(screen.getByRole('alert').textContent).toBe('Type your name first.');
  expect([document.activeElement, onsubmit.mock.calls.length]).toEqual([field, 0]);

  await fireEvent.input(field, { target: { value: 'Mira' } });
  expect(screen.getByRole('alert').textContent).toBe('');
  await fireEvent.click(go);
  expect(onsubmit).toHaveBeenCalledWith('Mira', null);
});
