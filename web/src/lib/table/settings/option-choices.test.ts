import { expect, test, vi } from 'vitest';
import type { ChairView, OptionInfo } from '../../net/protocol';
import type { IndexedChair } from '../room/seats/next-seats';
import { numberChoice, seatChoice, choiceLabels } from './option-choices';

const goal: OptionInfo = {
  name: 'goal',
  label: 'Goal',
  description: '',
  kind: 'number',
  default: 500,
  least: null,
  most: null,
  choices: ['500', '200', '0'],
};
const chairs = ['Mira', 'Jo'].map((name, index): IndexedChair => ({ chair: { name } as ChairView, index }));

test('numbers stay numbers, in the order of the game, and may have words', () => {
  const chosen = vi.fn();
  const row = numberChoice(goal, { 0: 'One round' }, 200, chosen);
  expect(Object.values(row.options)).toEqual(['500', '200', 'One round']);
  expect(row.value).toBe('n200');
  row.onchange('n0');
  expect(chosen).toHaveBeenCalledWith(0);
});

test('a seat is one of those who sit here, or left to chance', () => {
  const chosen = vi.fn();
  const row = seatChoice(chairs, [], 'Drawn', null, chosen);
  expect(row).toMatchObject({ options: { nobody: 'Drawn', s0: 'Mira', s1: 'Jo' }, value: 'nobody' });
  row.onchange('s1');
  row.onchange('nobody');
  expect(chosen.mock.calls).toEqual([[1], [null]]);
  expect(seatChoice(chairs, [], 'Drawn', 0, chosen).value).toBe('s0');
});

test('a player with a role of their own is offered only if they are chosen already', () => {
  const names = (value: number | null) =>
    Object.values(seatChoice(chairs, [null, 'Lord Sepia'], 'Drawn', value, vi.fn()).options);
  expect(names(null)).toEqual(['Drawn', 'Mira']);
  expect(names(1)).toEqual(['Drawn', 'Mira', 'Jo']);
});

test('a choice without a word of its own is spelled out', () => {
  expect(choiceLabels({ ...goal, choices: ['winner', 'left_over'] }, { winner: 'The winner’s' })).toEqual({
    winner: 'The winner’s',
    left_over: 'Left over',
  });
});
