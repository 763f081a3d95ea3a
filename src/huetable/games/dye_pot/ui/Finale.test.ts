import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Player } from '$lib/table/screens';
import Finale from './Finale.svelte';
import type { View } from './types';

const players = ['Ada', 'Noor', 'Ben'].map((name, seat): Player => ({
  seat,
  name,
  face: name,
  bot: false,
  colour: 'red',
}));
const view = {
  options: { language: 'en', goal: 7, tints: 8, clock: true, pour_seconds: 20, name_seconds: 30 },
  drops: ['red', 'red', 'water'],
  book: [
    { colour: 'green', taster: 1, name: 'wet moss' },
    { colour: 'red', taster: 2, name: null },
  ],
  clears: 1,
  ending: 'master',
} as unknown as View;

afterEach(cleanup);

it('shows each tint of the book with its name and who found it, and no empty place', () => {
  render(Finale, { view, players });
  const said = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll(/\s+/gu, ' ').trim());
  expect(said).toEqual(['green wet moss Noor', 'red no name']);
});

it('shows a pot of clear water when it is spoiled, and says how that came', () => {
  render(Finale, { view: { ...view, ending: 'spoiled', clears: 4 }, players });
  expect(screen.getByText('clear')).toBeDefined();
  expect(screen.getByText(/ran clear four times/u)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
