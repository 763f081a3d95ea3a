// @vitest-environment node
import { expect, it } from 'vitest';
import type { Clause, Passage } from '../../net/protocol';
import { blocksOf, openingOf, searchClauses, sectionsOf } from './book-sections';
import { BookView } from './book-view.svelte';
import { clauseLabel } from './clause-label';
import { backLinks, cutAtClauses } from './clause-links';

const clause = (id: string, section: string, text: string, examples: readonly string[] = []): Clause => ({
  id,
  section,
  text,
  rulings: [],
  examples,
});
const passage = (section: string, text: string, kind: Passage['kind'] = 'paragraph'): Passage => ({
  section,
  text,
  kind,
});

const rules = [
  clause('DYE-4', 'Pouring', 'Everybody pours once.'),
  clause('DYE-9', 'Claiming', 'Whoever holds an order may claim (see DYE-10).'),
  clause('DYE-10', 'Claiming', 'The first claim is worth two.', [
    'Ann claims green. By DYE-4 she has poured.',
  ]),
];
const passages = [
  passage('', 'Dye the water.'),
  passage('A round at a glance', 'Everybody pours.', 'step'),
  passage('A round at a glance', 'You claim.', 'step'),
  passage('Claiming', 'Be quick.'),
];

it('shows clauses by their ids, and where games have descriptive names by their numbers', () => {
  expect([clauseLabel('UNO-13', false), clauseLabel('UNO-13', true)]).toEqual(['UNO-13', '§ 13']);
  expect(clauseLabel('TABLE-84', true)).toBe('TABLE-84');
});

it('finds the clauses that have every word, in an example too', () => {
  const ids = (words: string) => searchClauses(rules, words).map(({ id }) => id);
  expect(ids(' CLAIM first ')).toEqual(['DYE-10']);
  expect(ids('dye-9')).toEqual(['DYE-9']);
  expect(ids('ann worth')).toEqual(['DYE-10']);
  expect(ids('')).toHaveLength(3);
});

it('keeps clauses and passages under their headings', () => {
  expect(
    sectionsOf(rules, passages).map(({ title, passages, clauses }) => [
      title,
      passages.length,
      clauses.length,
    ]),
  ).toEqual([
    ['Pouring', 0, 1],
    ['Claiming', 1, 2],
  ]);
});

it('opens with what has no clauses: the aim and a round at a glance', () => {
  expect(openingOf(rules, passages).map(({ title, passages }) => [title, passages.length])).toEqual([
    ['', 1],
    ['A round at a glance', 2],
  ]);
});

it('puts the items of a list together', () => {
  const mixed = [...passages, passage('x', 'One.', 'item'), passage('x', 'Two.', 'item')];
  expect(blocksOf(mixed).map(({ kind, texts }) => [kind, texts.length])).toEqual([
    ['paragraph', 1],
    ['step', 2],
    ['paragraph', 1],
    ['item', 2],
  ]);
});

it('makes links of clauses that exist', () => {
  const known = new Set(['DYE-10']);
  expect(cutAtClauses('See DYE-10, not DYE-1 or T-shirt.', known)).toEqual([
    { text: 'See ', clause: null },
    { text: 'DYE-10', clause: 'DYE-10' },
    { text: ', not ', clause: null },
    { text: 'DYE-1', clause: null },
    { text: ' or T-shirt.', clause: null },
  ]);
});

it('links back to the clauses that name this one', () => {
  const links = backLinks([...rules, clause('DYE-11', 'Claiming', 'DYE-11 is named by DYE-9 and DYE-9.')]);
  expect(links.get('DYE-10')).toEqual(['DYE-9']);
  expect(links.get('DYE-4')).toEqual(['DYE-10']);
  expect(links.get('DYE-9')).toEqual(['DYE-11']);
  expect(links.get('DYE-11')).toEqual([]);
});

it('names no clause twice when two name each other', () => {
  const both = [clause('D-1', '', 'See D-2.'), clause('D-2', '', 'See D-1.')];
  expect(backLinks(both).get('D-1')).toEqual([]);
});

it('folds its sections where there is little room, and opens the one that is asked for', () => {
  const view = new BookView(() => ({ rules, passages }));
  const open = () => view.sections.filter((section) => view.isOpen(section)).map(({ title }) => title);
  expect(open()).toEqual([]);
  view.goTo('DYE-10');
  expect([open(), view.current]).toEqual([['Claiming'], 'DYE-10']);
  view.wide = true;
  expect(open()).toEqual(['Pouring', 'Claiming']);
  const [pouring] = view.sections;
  if (pouring) view.setOpen(pouring, false);
  expect(open()).toEqual(['Claiming']);
});

it('keeps the table’s own rules folded, until one of them is asked for', () => {
  const table = clause('TABLE-1', 'Moves', 'A move is a move.');
  const view = new BookView(() => ({ rules: [...rules, table], passages }));
  view.wide = true;
  const state = () => [view.sharedOpen, ...view.shared.map((section) => view.isOpen(section))];
  expect([view.own.length, state()]).toEqual([2, [false, false]]);
  view.goTo('TABLE-1');
  expect(state()).toEqual([true, true]);
});

it('shows all that a search finds, and the whole book again when a link is followed', () => {
  const view = new BookView(() => ({ rules, passages }));
  view.query = 'pours';
  expect([view.sections.map((section) => view.isOpen(section)), view.opening]).toEqual([[true], []]);
  view.goTo('DYE-9');
  expect([view.query, view.sections.length, view.opening.length]).toEqual(['', 2, 2]);
});
