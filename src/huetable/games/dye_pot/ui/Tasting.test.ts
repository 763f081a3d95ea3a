import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Tasting from './Tasting.svelte';

afterEach(cleanup);

async function write(name: string) {
  const play = vi.fn();
  render(Tasting, { colour: 'purple', book: [], language: 'en', play, busy: false });
  const field = screen.getByLabelText('You taste purple. What will you call it?');
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.submit(field);
  return play;
}

it('says below the field what is wrong with a name, once, and leads to the rule', async () => {
  const play = await write('red wine');
  expect(screen.getByText('“red” is a plain colour word.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /DYE-13|13/u })).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

it('writes a good name down', async () => {
  const play = await write('sour swamp');
  expect(play).toHaveBeenCalledWith({ type: 'name', name: 'sour swamp' });
});
