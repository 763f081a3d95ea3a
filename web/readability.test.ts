// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filledTexts, readingEase, type Texts } from './readability';

const GAMES = 'src/huetable/games';
const PLAIN_ENGLISH = 70;

function catalogueOf(game: string): Record<string, Texts | undefined> {
  return JSON.parse(readFileSync(`${GAMES}/${game}/text/en.json`, 'utf-8')) as Record<string, Texts>;
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/u.test(entry.name))
  .map(({ name }) => ({ name, catalogue: catalogueOf(name) }));

/** The captions stand in the rulebook, not on the page. */
function howToTexts(texts: Texts): readonly string[] {
  return filledTexts(Object.fromEntries(Object.entries(texts).filter(([name]) => name !== 'captions')));
}

function withSection(section: string): readonly { name: string; texts: Texts }[] {
  return games.flatMap(({ name, catalogue }) => {
    const texts = catalogue[section];
    return texts ? [{ name, texts }] : [];
  });
}

it('finds the five games', () => {
  expect(withSection('how_to').length).toBeGreaterThanOrEqual(5);
  expect(withSection('tips').length).toBeGreaterThanOrEqual(5);
});

it.each(withSection('how_to'))('$name: How to play is plain English', ({ texts }) => {
  expect(readingEase(howToTexts(texts))).toBeGreaterThanOrEqual(PLAIN_ENGLISH);
});

it.each(withSection('tips'))('$name: its tips together are plain English', ({ texts }) => {
  expect(readingEase(filledTexts(texts))).toBeGreaterThanOrEqual(PLAIN_ENGLISH);
});

it('knows plain English from the other kind', () => {
  expect(readingEase(['**The cat** sat on the mat. It was a big, red cat!'])).toBeGreaterThan(100);
  expect(
    readingEase(['Notwithstanding contrary stipulations, participants relinquish interruption privileges.']),
  ).toBeLessThan(0);
});

it('reads messages with their arguments filled in', () => {
  const section = {
    a: '{who} {cards, plural, one {draws # card} other {draws # cards}}.',
    b: { c: 'It is {seat_is, select, you {your} other {{seat}’s}} turn.' },
  };
  expect(filledTexts(section)).toEqual(['Mira draws 3 cards.', 'It is your turn.']);
});
