import { expect, it } from 'vitest';
import type { RulePictures } from '../table/rules/rule-picture';
import { usualSettings, type Agreed, type HowToFor } from './how-to';

const pages = import.meta.glob<{ howTo: HowToFor }>('../../../../src/huetable/games/*/ui/how-to/index.ts', {
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

/** What tables agree on where it changes a sentence of the page, and what the page says then. */
const SETTINGS: readonly [game: string, agreed: Agreed, said: string][] = [
  ['cluzzle', { games: 1 }, 'After five rounds** the most'],
  ['cluzzle', { games: 2 }, 'After 2 games of five rounds** the most'],
  ['dye_pot', { goal: 7, tints: 8 }, 'First to 7 wins'],
  ['dye_pot', { goal: 4, tints: 8 }, 'First to 4 wins'],
  ['dye_pot', { goal: 7, tints: 5 }, 'when the book has 5 tints'],
  ['dye_pot', { goal: 7, tints: 8 }, 'The taster names the tint'],
  ['guardians_of_hue', { difficulty: 'easy', lord_sepia: false }, 'You all win'],
  ['guardians_of_hue', { difficulty: 'difficult', lord_sepia: false }, 'darkness grows twice'],
  ['guardians_of_hue', { difficulty: 'impossible', lord_sepia: false }, 'darkness grows 3 times'],
  ['guardians_of_hue', { difficulty: 'difficult', lord_sepia: true }, 'Lord Sepia wins'],
  ['hues_and_cues', {}, 'First cue:** one word,'],
  ['hues_and_cues', { more_words: true }, 'Second cue:** one to three words'],
  ['hues_and_cues', { one_cue: true, once: true }, 'One cue:** one word,'],
  ['hues_and_cues', { young: true, once: true }, 'from the board'],
  ['uno_coloradd', { goal: 500, scoring: 'winner' }, 'First to 500 wins'],
  ['uno_coloradd', { goal: 200, scoring: 'winner' }, 'First to 200 wins'],
  ['uno_coloradd', { goal: 200, scoring: 'leftover' }, 'At 200, the lowest total wins'],
  ['uno_coloradd', { goal: 0, draw_until_playable: true }, 'a single round'],
  ['uno_coloradd', { goal: 0, draw_until_playable: true }, 'Draw until a card fits'],
];

it.each(SETTINGS)('%s with %o is short and says "%s"', (game, agreed, said) => {
  const make = Object.entries(pages).find(([path]) => nameOf(path) === game)?.[1].howTo;
  if (!make) throw new Error(`${game} has no page`);
  const { aim, turn, end } = make(agreed);
  const sentences = [...turn, end].map(({ text }) => text);
  expect(aim).toMatch(/^[^.?!]{10,48}\.$/u);
  expect(turn.length).toBeGreaterThanOrEqual(3);
  expect(turn.length).toBeLessThanOrEqual(5);
  expect(sentences.join(' ')).toContain(said);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^\*\*[^*]+\*\* [^*]+\.$/u);
    expect(sentence.length).toBeLessThanOrEqual(90);
  }
});

it('a table where nothing was changed plays by the usual settings', () => {
  const option = { label: '', description: '', kind: 'integer', least: 3, most: 15, choices: [] };
  expect(usualSettings([{ ...option, name: 'goal', default: 7 }])).toEqual({ goal: 7 });
});

it.each(Object.entries(pictures))('%s names clauses that exist', (path, { pictures }) => {
  const book = Object.entries(books).find(([other]) => nameOf(other) === nameOf(path))?.[1] ?? '';
  for (const [clause, { caption }] of Object.entries(pictures)) {
    expect(book).toContain(`- **${clause}** `);
    expect(caption).not.toBe('');
  }
});
