import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { ChatLine } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';
import ChatLines from './ChatLines.svelte';

const line = (number: number, author: string, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  name: author,
  colour: 'red',
  text: `line ${number}`,
  face: author,
  author,
  ...more,
});

const storeWith = (chat: readonly ChatLine[]): TableStore =>
  ({ chat, welcome: { author: 'me' } }) as unknown as TableStore;

it('shows a face once for what somebody says in a row, and none beside my own lines', () => {
  const chat = [line(1, 'jo'), line(2, 'jo'), line(3, 'me'), line(4, 'wim', { colour: null })];
  render(ChatLines, { store: storeWith(chat) });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.querySelectorAll('.face').length)).toEqual([1, 0, 1]);
  expect(items.map((item) => item.textContent.replaceAll(/\s+/gu, ' ').trim())).toEqual([
    'jo line 1line 2',
    'You line 3',
    'wim line 4',
  ]);
  expect(items.map((item) => item.querySelector('.sign') !== null)).toEqual([true, false, false]);
});

it('never reads a message as markup', () => {
  const chat = [line(1, 'jo', { text: '<b>bold</b>' })];
  render(ChatLines, { store: storeWith(chat) });
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
});
