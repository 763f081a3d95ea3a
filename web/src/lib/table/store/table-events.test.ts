// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { TAKEN_BACK, withoutRepeats } from './table-events';
import { eventSentence } from '../sentences';

const names = ['Ann', 'Bob', 'Cleo'];
const late = (by: string) => ({ type: 'out_of_time', seat: 1, by });

it('tells of the table’s own events before a game’s words are asked', () => {
  const words = { tell: vi.fn() };
  expect(eventSentence(words, TAKEN_BACK, names, 0)).toBe('The last move was taken back.');
  expect(eventSentence(words, late('bot'), names, 0)).toBe('Bob ran out of time, so a bot played.');
  expect(eventSentence(words, late('rule'), names, null)).toBe('Bob ran out of time, so the game moved on.');
  expect(eventSentence(words, late('rule'), names, 1)).toBe('Your time ran out, so the game moved on.');
  expect(eventSentence(words, late('away'), names, 1)).toBeNull();
  expect(words.tell).not.toHaveBeenCalled();
});

it('says once that time ran out, if the game says it too', () => {
  const told = (seq: number, ...events: readonly { readonly type: string }[]) =>
    events.map((event) => ({ seq, event }));
  const timeUp = { type: 'time_up', seats: [1] };
  const entries = [...told(4, late('rule'), timeUp), ...told(5, late('bot'))];
  expect(withoutRepeats(entries).map(({ event }) => event)).toEqual([timeUp, late('bot')]);
});
