// @vitest-environment node
import { expect, it } from 'vitest';
import { players, view } from '../sample';
import { tieLine } from './rounds';

it('counts the tied players where their names don’t fit, unless everybody is tied', () => {
  expect(tieLine({ ...view, tied: [0, 1] }, players, 1)).toBe(
    'A tie between 2 players: only they can still win.',
  );
  expect(tieLine({ ...view, tied: [0, 1, 2, 3] }, players, 1)).toMatch(/^A tie between everybody/);
});

it('says nothing of a tie before and after it', () => {
  expect(tieLine(view, players)).toBeNull();
  expect(tieLine({ ...view, tied: [0, 1], phase: 'over' }, players)).toBeNull();
});
