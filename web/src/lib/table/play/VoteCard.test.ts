import { cleanup, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Table } from '../../net/protocol';
import type { Words } from '../screens';
import type { TableStore } from '../store/table-store.svelte';
import VoteCard from './VoteCard.svelte';

const chairs = ['Ada', 'Mira'].map((name, seat) => ({ name, yours: seat === 0 }) as Table['chairs'][number]);
const store = { observation: { seat: 0, view: {}, moves: [] } } as unknown as TableStore;
const rules = [{ id: 'GAME-1', text: 'The table votes.' }] as never;

function card(vote: Partial<Table['vote']>, words: Words = {}): void {
  const asked = { name: 'v', question: 'GAME-1', proposer: 1, may_vote: [0], answered: [], ...vote };
  render(VoteCard, { store, table: { chairs, vote: asked } as never, words, rules });
}

const answers = () => screen.getAllByRole('button').map((button) => button.textContent);

it('asks in the words of the game, whose answers say what follows', () => {
  card(
    { kind: 'game' },
    { vote: () => ({ question: 'Withdraw “lion”?', yes: 'Withdraw it', no: 'Keep it' }) },
  );
  expect(screen.getByText('Withdraw “lion”?')).toBeTruthy();
  expect(screen.queryByText('The table votes.')).toBeNull();
  expect(answers()).toEqual(['Withdraw it', 'Keep it']);
});

it('shows what it is about to those who vote, and leans to neither answer', () => {
  const evidence = { title: 'lion', lines: [{ said: 'Is it alive?', answer: 'No' }], language: 'en' };
  const words: Words = { vote: () => ({ question: 'False?', yes: 'Yes', no: 'No', evidence }) };
  card({ kind: 'game' }, words);
  expect(screen.getByRole('group', { name: 'lion' }).textContent).toContain('Is it alive?');
  const [yes, no] = screen.getAllByRole('button');
  expect(yes?.className).toBe(no?.className);
  cleanup();
  card({ kind: 'game', may_vote: [1] }, words);
  expect(screen.queryByRole('group')).toBeNull();
});

it('quotes the rule of a game that has no words for its vote', () => {
  card({ kind: 'game' });
  expect(screen.getByText('Mira asks the table to decide.')).toBeTruthy();
  expect(screen.getByText('The table votes.')).toBeTruthy();
  expect(answers()).toEqual(['Agree', 'Disagree']);
});

it('says who is still to vote, to those who have voted', () => {
  card({ kind: 'game', may_vote: [0, 1], answered: [0] });
  expect(screen.getByText('Waiting for Mira')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names what the other votes decide', () => {
  card({ kind: 'takeback' });
  expect(answers()).toEqual(['Take it back', 'Leave it']);
});
