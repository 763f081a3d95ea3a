import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Player } from '$lib/table/screens';
import type { View } from '../types';
import Drops from './Drops.svelte';

const NAMES = ['Ada', 'Noor', 'Ben'];
const COLOURS = ['red', 'yellow', 'blue'] as const;
const players = NAMES.map((name, seat): Player => ({
  seat,
  name,
  face: name,
  bot: false,
  colour: COLOURS[seat] ?? 'red',
}));
const view: View = {
  options: { language: 'en', goal: 7, tints: 8, clock: true, pour_seconds: 20, name_seconds: 30 },
  phase: 'pour',
  round: 1,
  taster: 0,
  orders: [],
  mine: null,
  poured: [true, false, false],
  drops: [],
  colour: 'clear',
  claimed: [],
  scores: [0, 0, 0],
  book: [],
  clears: 0,
  shown: [],
  deck: 15,
  ending: null,
};

afterEach(cleanup);

it.each([
  [2, ['Ben not yet', 'Ada poured', 'Noor not yet']],
  [0, ['Ada poured', 'Noor not yet', 'Ben not yet']],
  [null, ['Ada poured', 'Noor not yet', 'Ben not yet']],
])('hangs the drops in the order of the faces, seen from seat %s', (seat, expected) => {
  render(Drops, { view, step: null, seat, players });
  const said = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll(/[?\s]+/gu, ' ').trim());
  expect(said).toEqual(expected);
});

it('says by a face whose drop it is: a sign alone would be taken for that of a dye', () => {
  const shown: View = { ...view, phase: 'name', drops: ['blue', 'red', 'red'], colour: 'blue' };
  render(Drops, { view: shown, step: null, seat: null, players });
  for (const [seat, item] of screen.getAllByRole('listitem').entries()) {
    const signs = [...item.querySelectorAll<HTMLElement>('[data-hue]')];
    const ofSeats = signs.filter(({ dataset }) => dataset.hue === players[seat]?.colour);
    expect(ofSeats.filter((sign) => sign.querySelector('svg[viewBox="12 10 176 176"]'))).toHaveLength(1);
    expect(signs).toHaveLength(2);
  }
});

it('lets each drop fall into the pot while they are shown, once, one after the other', async () => {
  const shown: View = { ...view, phase: 'name', drops: ['blue', 'red', 'yellow'], colour: 'brown' };
  const event = { type: 'shown', drops: shown.drops, colour: shown.colour } as const;
  const step = { number: 1, event, length: 900 };
  const { rerender, container } = render(Drops, { view: shown, step, seat: null, players });
  const falling = () => [...container.querySelectorAll<HTMLElement>('.falling')];
  expect(falling().map((drop) => drop.style.getPropertyValue('--nth'))).toEqual(['0', '1', '2']);
  await rerender({ step: null });
  expect(falling()).toEqual([]);
});
