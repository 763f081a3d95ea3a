import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { names, view } from '../sample';
import type { View } from '../types';
import QuestionForm from './QuestionForm.svelte';

const players = names.map((name, seat) => ({ seat, name, colour: 'red' as const, face: name, bot: false }));
const IDEAS = ['¿Es un animal?', '¿Tiene alas?'];

afterEach(cleanup);

function show(language: View['options']['language'], cluzzles = view.cluzzles) {
  const consult = vi
    .fn()
    .mockResolvedValue({ is: 'advice', answer: { type: 'suggested', questions: IDEAS } });
  const asked = { ...view, cluzzles, options: { ...view.options, language } };
  render(QuestionForm, {
    view: asked,
    seat: 0,
    players,
    busy: false,
    play: vi.fn(),
    consult,
    sculptor: null,
  });
}

it('says in which language the table plays where the page speaks another one', async () => {
  show('es');
  expect(screen.getByText('This table plays in Spanish.')).toBeTruthy();
  const idea = await screen.findByRole('button', { name: '¿Es un animal?' });
  expect(idea.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(screen.getByRole('textbox').getAttribute('lang')).toBe('es');
  expect(screen.getByRole('textbox').getAttribute('placeholder')).toBe('¿Es un animal?');
});

it('says nothing about it where the page speaks the same language', () => {
  show('en');
  expect(screen.queryByText(/This table plays/u)).toBeNull();
});

it('offers no choice of sculptors where only one is left', () => {
  show('en');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  cleanup();
  show(
    'en',
    view.cluzzles.map((each, sculptor) => (sculptor === 2 ? { ...each, solver: 1 } : each)),
  );
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByLabelText(`Ask about ${names[1]}’s Cluzzle`)).toBeTruthy();
});
