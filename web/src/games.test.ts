import { expect, it } from 'vitest';
import { mayHaveKeepsakes } from './games';

it('keeps room for what was made only in games in which something is made', () => {
  expect(mayHaveKeepsakes('cluzzle')).toBe(true);
  expect(mayHaveKeepsakes('guardians_of_hue')).toBe(false);
});

it('cannot know it of a game from a package before that is loaded', () => {
  expect(mayHaveKeepsakes('somebody_elses_game')).toBe(true);
});
