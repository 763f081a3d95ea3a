import { expect, test } from 'vitest';
import type { Lesson } from '../table/screens';

const coaches = import.meta.glob<{ lessons: readonly Lesson[] }>(
  '../../../../src/huetable/games/*/ui/coach.ts',
  { eager: true },
);
const books = import.meta.glob<string>('../../../../src/huetable/games/*/RULES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(coaches))('%s explains clauses that exist, each once', (path, { lessons }) => {
  const book = books[path.replace('ui/coach.ts', 'RULES.md')] ?? '';
  const clauses = lessons.map(({ clause }) => clause);
  expect(clauses.filter((clause) => !book.includes(`**${clause}**`))).toEqual([]);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('every game with screens of its own has a coach', () => {
  const boards = Object.keys(import.meta.glob('../../../../src/huetable/games/*/ui/Board.svelte'));
  expect(boards.filter((board) => !(board.replace('Board.svelte', 'coach.ts') in coaches))).toEqual([]);
  expect(boards.length).toBeGreaterThan(0);
});
