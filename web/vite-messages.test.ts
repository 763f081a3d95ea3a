// @vitest-environment node
import { expect, it } from 'vitest';
import texts from '../tests/messages/texts/en.json?text=screen';
import all from '../tests/messages/texts/en.json?text';

interface Screen {
  readonly title: string;
  readonly left: (args: { cards: number; name: string }) => string;
  readonly status: { readonly over: string };
}

const screen = texts as Screen;

it('makes a text without arguments a string', () => {
  expect(screen.title).toBe('It’s your turn');
  expect(screen.status.over).toBe('The match is over');
});

it('makes a text with arguments a function', () => {
  expect(screen.left({ cards: 1, name: 'Mira' })).toBe('Mira has 1 card');
  expect(screen.left({ cards: 1200, name: 'Mira' })).toBe('Mira has 1,200 cards');
});

it('gives one section, or all of them', () => {
  expect(Object.keys(all as object)).toEqual(['screen', 'tips']);
  expect((all as { tips: { fits: string } }).tips.fits).toBe('Lifted cards fit.');
});
