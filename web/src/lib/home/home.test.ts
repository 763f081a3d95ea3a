import { expect, it } from 'vitest';
import { botsFor, middleLevel } from './home.svelte';

const card = (least: number, most: number) => ({
  id: 'x', title: 'X', blurb: '', seats: [least, most] as const, minutes: 5, levels: [],
});

it('plays against the level in the middle', () => {
  expect(middleLevel(['random', 'easy', 'normal'])).toBe('easy');
  expect(middleLevel(['easy', 'normal', 'hard', 'expert'])).toBe('hard');
  expect(middleLevel([])).toBeUndefined();
});

it('brings four to the table, within what the game allows', () => {
  expect([botsFor(card(3, 6)), botsFor(card(2, 2)), botsFor(card(5, 8))]).toEqual([3, 1, 4]);
});
