import { expect, test } from 'vitest';
import type { Tip, TipTexts } from '../table/screens';

const games = '../../../../src/huetable/games';
const tipsOf = import.meta.glob<{ tips: readonly Tip[] }>('../../../../src/huetable/games/*/ui/tips.ts', {
  eager: true,
});
const textsOf = import.meta.glob<TipTexts>('../../../../src/huetable/games/*/text/en.json', {
  eager: true,
  query: '?text=tips',
  import: 'default',
});
const books = import.meta.glob<string>('../../../../src/huetable/games/*/RULES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const each = Object.entries(tipsOf).map(
  ([path, { tips }]) => [path.slice(games.length + 1).split('/')[0] ?? '', tips] as const,
);

test.each(each)('every tip of %s has a text of its own, and every text a tip', (game, tips) => {
  const ids = tips.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(textsOf[`${games}/${game}/text/en.json`] ?? {}).toSorted());
});

test.each(each)('the tips of %s name clauses that exist', (game, tips) => {
  const book = books[`${games}/${game}/RULES.md`] ?? '';
  expect(tips.filter(({ clause }) => !book.includes(`**${clause}**`))).toEqual([]);
});

test.each(each)('a tip of %s is one sentence of at most 90 characters', (game) => {
  const texts = Object.values(textsOf[`${games}/${game}/text/en.json`] ?? {});
  const plain = texts.filter((words) => typeof words === 'string');
  expect(plain.filter((words) => words.length > 90 || !/[.!?]$/u.test(words))).toEqual([]);
});

test('every game with screens of its own has tips', () => {
  const boards = Object.keys(import.meta.glob('../../../../src/huetable/games/*/ui/Board.svelte'));
  expect(boards.filter((board) => !(board.replace('Board.svelte', 'tips.ts') in tipsOf))).toEqual([]);
  expect(boards.length).toBeGreaterThan(0);
});
