import { expect, it } from 'vitest';
import { botsFor, companyAt, middleLevel } from './home.svelte';

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

it('says who else is at my table, and never that a family on one phone are bots', () => {
  const at = (others: string[], mine: string[], phase = 'playing') => companyAt({ others, mine, phase });
  expect(at(['Ann'], ['Bob'])).toBe('With Ann');
  expect(at([], ['Ann', 'Bob', 'Cleo'])).toBe('Ann, Bob and Cleo on one screen');
  expect(at([], ['Ann', 'Bob'], 'waiting')).toBe('Ann and Bob on one screen');
  expect(at([], ['Ann'])).toBe('With bots');
  expect(at([], ['Ann'], 'waiting')).toBe('Nobody else yet');
});
