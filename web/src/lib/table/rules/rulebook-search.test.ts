// @vitest-environment node
import { expect, it } from 'vitest';
import { searchClauses, groupBySection } from './rulebook-search';

const clause = (id: string, section: string, text: string) => ({
  id,
  section,
  text,
  rulings: [],
  examples: [],
});
const rules = [
  clause('DYE-4', 'Pouring', 'Everybody pours once.'),
  clause('DYE-9', 'Claiming', 'Whoever holds an order may claim.'),
  clause('DYE-10', 'Claiming', 'The first claim is worth two.'),
];

it('finds the clauses that have every word', () => {
  expect(searchClauses(rules, ' CLAIM first ').map((found) => found.id)).toEqual(['DYE-10']);
  expect(searchClauses(rules, 'dye-9').map((found) => found.id)).toEqual(['DYE-9']);
  expect(searchClauses(rules, '')).toHaveLength(3);
});

it('keeps clauses under their headings', () => {
  expect(groupBySection(rules).map(({ title, clauses }) => [title, clauses.length])).toEqual([
    ['Pouring', 1],
    ['Claiming', 2],
  ]);
});
