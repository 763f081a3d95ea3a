import { expect, it } from 'vitest';
import type { RulePictures } from '../table/rules/rule-picture';
import type { HowTo } from './how-to';

const pages = import.meta.glob<{ howTo: HowTo }>('../../../../src/huetable/games/*/ui/how-to/index.ts', {
  eager: true,
});
const pictures = import.meta.glob<{ pictures: RulePictures }>(
  '../../../../src/huetable/games/*/ui/rule-pictures.ts',
  { eager: true },
);
const books = import.meta.glob<string>('../../../../src/huetable/games/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => /games\/(?<name>\w+)\//u.exec(path)?.groups?.name ?? '';

it('every game that people play has a page and pictures for its rules', () => {
  const games = ['cluzzle', 'dye_pot', 'guardians_of_hue', 'hues_and_cues', 'uno_coloradd'];
  expect(Object.keys(pages).map(nameOf)).toEqual(games);
  expect(Object.keys(pictures).map(nameOf)).toEqual(games);
});

it.each(Object.entries(pages))('%s is short', (_, { howTo }) => {
  expect(howTo.aim).toMatch(/^[^.?!]{10,48}\.$/u);
  expect(howTo.turn.length).toBeGreaterThanOrEqual(3);
  expect(howTo.turn.length).toBeLessThanOrEqual(5);
  for (const { text } of [...howTo.turn, howTo.end]) {
    expect(text).toMatch(/^\*\*[^*]+\*\* [^*]+\.$/u);
    expect(text.length).toBeLessThanOrEqual(90);
  }
});

it.each(Object.entries(pictures))('%s names clauses that exist', (path, { pictures }) => {
  const book = Object.entries(books).find(([other]) => nameOf(other) === nameOf(path))?.[1] ?? '';
  for (const [clause, { caption }] of Object.entries(pictures)) {
    expect(book).toContain(`- **${clause}** `);
    expect(caption).not.toBe('');
  }
});
