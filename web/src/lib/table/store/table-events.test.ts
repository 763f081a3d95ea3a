// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { TAKEN_BACK, outOfTimeNotice } from './table-events';
import { eventSentence } from '../sentences';

const names = ['Ann', 'Bob', 'Cleo'];
const late = (by: string) => ({ type: 'out_of_time', seat: 1, by });

it('tells of the table’s own events before a game’s words are asked', () => {
  const words = { tell: vi.fn() };
  expect(eventSentence(words, TAKEN_BACK, names, 0)).toBe('The last move was taken back.');
  expect(eventSentence(words, late('bot'), names, 0)).toBe('Bob ran out of time. A bot played instead.');
  expect(eventSentence(words, late('rule'), names, null)).toBe('Bob ran out of time. The game moved on.');
  expect(eventSentence(words, late('rule'), names, 1)).toBe(
    'Your time ran out. The game moved on without you.',
  );
  expect(words.tell).not.toHaveBeenCalled();
});

it('notifies whoever it happened to, by name where several share a screen', () => {
  expect(outOfTimeNotice(late('bot'), names, [1])).toBe('Your time ran out. A bot played for you.');
  expect(outOfTimeNotice(late('bot'), names, [0, 1])).toBe('Bob ran out of time. A bot played instead.');
  expect(outOfTimeNotice(late('bot'), names, [0, 2])).toBeNull();
  expect(outOfTimeNotice({ type: 'poured', seat: 1 }, names, [1])).toBeNull();
});
