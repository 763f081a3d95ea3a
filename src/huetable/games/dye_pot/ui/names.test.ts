// @vitest-environment node
import { expect, it } from 'vitest';
import { nameProblem } from './names';

const book = [{ colour: 'green', taster: 0, name: 'Sour Swamp' }] as const;

it.each(['sour teapot', 'Évian', 'rock’n’roll', 'blueberry', 'x'.repeat(24)])('takes %s', (name) => {
  expect(nameProblem(name, book, 'en')).toBeNull();
});

it.each([
  ['one two three', /two words/, 'DYE-12'],
  ['x'.repeat(25), /24 letters/, 'DYE-12'],
  ['dye 7', /Letters only/, 'DYE-12'],
  ['Réd velvet', /“red”/, 'DYE-13'],
  ['off-white', /“white”/, 'DYE-13'],
  ['  sour   SWAMP ', /already/, 'DYE-14'],
])('warns of %s, and knows the clause', (name, warning, clause) => {
  const problem = nameProblem(name, book, 'en');
  expect(problem?.sentence).toMatch(warning);
  expect(problem?.clause).toBe(clause);
});

it('has nothing to say to an empty field', () => {
  expect(nameProblem('   ', book, 'en')).toBeNull();
});

it('takes English colour words in another language, as the server does', () => {
  expect(nameProblem('red velvet', book, 'de')).toBeNull();
  expect(nameProblem('Sour Swamp', book, 'de')?.sentence).toMatch(/already/);
});
