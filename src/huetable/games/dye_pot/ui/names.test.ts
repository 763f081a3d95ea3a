// @vitest-environment node
import { expect, it } from 'vitest';
import { nameProblem } from './names';

const book = [{ colour: 'green', taster: 0, name: 'Sour Swamp' }] as const;

it.each(['sour teapot', 'Évian', 'rock’n’roll', 'blueberry', 'x'.repeat(24)])('takes %s', (name) => {
  expect(nameProblem(name, book, 'en')).toBeNull();
});

it.each([
  ['one two three', /two words/],
  ['x'.repeat(25), /24 letters/],
  ['dye 7', /Letters only/],
  ['Réd velvet', /“red”/],
  ['off-white', /“white”/],
  ['  sour   SWAMP ', /already/],
])('warns of %s', (name, warning) => {
  expect(nameProblem(name, book, 'en')).toMatch(warning);
});

it('has nothing to say to an empty field', () => {
  expect(nameProblem('   ', book, 'en')).toBeNull();
});

it('takes English colour words in another language, as the server does', () => {
  expect(nameProblem('red velvet', book, 'de')).toBeNull();
  expect(nameProblem('Sour Swamp', book, 'de')).toMatch(/already/);
});
