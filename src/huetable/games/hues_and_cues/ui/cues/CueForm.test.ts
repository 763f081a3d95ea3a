import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { view } from '../sample';
import type { Options } from '../types';
import CueForm from './CueForm.svelte';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

function show(language: Options['language']): HTMLElement {
  const given = { number: 1 as const, card: ['H15', 'A1'], target: 'H15', play: vi.fn(), busy: false };
  render(CueForm, { props: { ...given, options: { ...view.options, language }, consult: undefined } });
  return screen.getByRole('textbox');
}

it('says which language the cues are in if the page speaks another one', () => {
  const input = show('es');
  expect([input.lang, input.getAttribute('placeholder')]).toEqual(['es', '']);
  expect(screen.getByText('This table plays in Spanish.')).toBeTruthy();
});

it('gives an example in the language of the page and says nothing of languages', () => {
  expect(show('en').getAttribute('placeholder')).toContain('meadow');
  expect(screen.queryByText(/This table plays/u)).toBeNull();
});
