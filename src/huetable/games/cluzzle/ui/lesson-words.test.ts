import { expect, it } from 'vitest';
import { lessonWords } from './lesson-words';

it.each([
  ['en', ['a snail', 'Snails'], ['the banana', 'bananas'], 'slug'],
  ['es', ['un caracol', 'Caracol'], ['plátano', 'un platano', 'las bananas'], 'snail'],
  ['pt', ['um caracol', 'o caracol'], ['Banana', 'uma banana'], 'lesma'],
  ['de', ['Schnecke', 'eine Schnecke'], ['die Banane', 'bananen'], 'snail'],
])('takes the words of a table in %s as people type them', (language, snails, bananas, wrong) => {
  const { snail, banana } = lessonWords(language);
  for (const typed of [snail.word, ...snails]) expect(typed).toMatch(snail.typed);
  for (const typed of [banana.word, ...bananas]) expect(typed).toMatch(banana.typed);
  expect(wrong).not.toMatch(snail.typed);
});

it('has the English words for a language without a deck', () => {
  expect(lessonWords('fr')).toBe(lessonWords('en'));
});
