import { expect, it } from 'vitest';
import { sideBySide } from './scene-kind';

const [ann, ben, sepia] = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
const PLAYERS = [ann, ben, sepia];

it('shows the guardians who have won without Lord Sepia', () => {
  expect(sideBySide(PLAYERS, { winners: [0, 1] })).toEqual([ann, ben]);
});

it('shows Lord Sepia alone when he has won', () => {
  expect(sideBySide(PLAYERS, { winners: [2] })).toEqual([sepia]);
});

it('shows everybody where nobody has won', () => {
  expect(sideBySide(PLAYERS, { winners: [] })).toEqual(PLAYERS);
});
