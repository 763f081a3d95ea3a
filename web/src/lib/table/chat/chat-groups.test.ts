import { expect, it } from 'vitest';
import type { ChatLine } from '../../net/protocol';
import { chatGroups } from './chat-groups';

let number = 0;
const line = (author: string, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  number: (number += 1),
  name: author,
  colour: 'red',
  text,
  face: author,
  author,
  ...more,
});

const shape = (lines: readonly ChatLine[]) =>
  chatGroups(lines, 'me').map(({ mine, lines: said }) => [mine, said.map(({ text }) => text)]);

it('groups what one person says without a break, and knows my own lines', () => {
  const lines = [line('jo', 'a'), line('jo', 'b'), line('me', 'c'), line('jo', 'd')];
  expect(shape(lines)).toEqual([
    [false, ['a', 'b']],
    [true, ['c']],
    [false, ['d']],
  ]);
});

it('begins a new group after a new name or colour', () => {
  const lines = [line('jo', 'a'), line('jo', 'b', { name: 'Joanna' }), line('jo', 'c', { colour: 'blue' })];
  expect(shape(lines)).toEqual([
    [false, ['a']],
    [false, ['b']],
    [false, ['c']],
  ]);
});

it('takes lines without an author for nobody’s', () => {
  expect(chatGroups([line('', 'a')], '')[0]?.mine).toBe(false);
});
