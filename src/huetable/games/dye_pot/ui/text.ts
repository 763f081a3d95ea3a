import { count, listed } from '$lib/i18n';
import type { Colour, Dye } from './types';

/** The words on Dye Pot's board. */
export const text = {
  scene: (colour: Colour) =>
    colour === 'clear' ? 'The pot: the water is clear' : `The pot: the water is ${colour}`,
  drops: 'Who has poured',
  waiting: 'not yet',
  poured: 'poured',
  sank: 'sank',
  lastRound: (words: string) => `Last round: ${words}`,
  sinks: (dyes: readonly Dye[]) => `${listed(dyes)} ${dyes.length === 1 ? 'sinks' : 'sink'}`,
  turns: (colour: Colour) => (colour === 'clear' ? 'the water runs clear' : `the water turns ${colour}`),
  clears: (left: number) =>
    left > 0
      ? `The pot can run clear ${count(left, 'more time', 'more times')}.`
      : 'If the water runs clear once more, the pot is spoiled.',
  spoiled: 'The pot is spoiled.',
  spoiledWater: 'spoiled',
  bottles: 'Pour a drop',
  pour: (dye: Dye) => (dye === 'water' ? 'Pour plain water' : `Pour ${dye}`),
  orders: 'Your secret orders',
  recipe: (dyes: readonly Dye[]) => (dyes.length > 1 ? dyes.join(' + ') : 'on its own'),
  claim: 'You hold this order: claim it!',
  points: (points: number) => `+${count(points, 'point', 'points')}`,
  claimed: 'You have claimed in this round.',
  taste: (colour: Colour) => `You taste ${colour}. What shall it be called?`,
  tasting: (name: string) => `${name} tastes the water and looks for a name …`,
  name: 'Name of the tint',
  example: 'sour swamp, velvet dusk …',
  enter: 'Into the book',
  shrug: 'Shrug',
  hints: {
    words: 'One or two words.',
    letters: (most: number) => `${most} letters at most.`,
    signs: 'Letters only.',
    plain: (word: string) => `“${word}” is a plain colour word.`,
    known: 'That name stands in the book already.',
    fine: 'A fine name.',
  },
  book: 'Swatch book',
  bookCount: (tints: number, all: number) => `${tints} of ${all}`,
  nameless: 'nameless',
  emptySwatch: 'empty',
  deck: (orders: number) => `${count(orders, 'order', 'orders')} left to draw.`,
  endings: {
    master: 'A master dyer!',
    book: 'The swatch book is full.',
    spoiled: 'The pot is spoiled.',
    spoiledWater: 'spoiled',
  } as Readonly<Record<string, string>>,
};

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
