import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import ConfirmSheet from './ConfirmSheet.svelte';

beforeEach(() => Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() }));

/** The looks of the two answers. */
function looks(harmless: boolean) {
  cleanup();
  const onyes = () => undefined;
  render(ConfirmSheet, { open: true, title: 'Sure?', hint: '', yes: 'Do it', no: 'Cancel', harmless, onyes });
  return ['Cancel', 'Do it'].map((name) =>
    [...screen.getByText(name).classList].filter((look) => ['strong', 'danger', 'primary'].includes(look)),
  );
}

it('makes the harmless answer the main one', () => {
  expect(looks(false)).toEqual([['strong'], ['danger']]);
  expect(looks(true)).toEqual([[], ['primary']]);
});
