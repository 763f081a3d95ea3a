import { expect, it } from 'vitest';
import { LastMover } from './last-mover.svelte';

const MINE = [1];

it('knows that I have made no move in a game that has just begun, and who made the last one', () => {
  const mover = new LastMover();
  mover.begin();
  mover.update({ last: null });
  expect(mover.mayBe(MINE)).toBe(false);
  mover.update({ last: [1, 'pour red'] });
  expect(mover.mayBe(MINE)).toBe(true);
  mover.update({ last: null });
  expect(mover.mayBe(MINE), 'no move').toBe(true);
  mover.update({ last: [0, ''] });
  expect(mover.mayBe(MINE)).toBe(false);
});

it('does not claim to know after a move was taken back, or with a new connection', () => {
  const mover = new LastMover();
  expect(mover.mayBe(MINE)).toBe(true);
  mover.update({ last: [0, ''] });
  mover.update({ last: null, undone_to: 3 });
  expect(mover.mayBe(MINE)).toBe(true);
  mover.update({ last: [0, ''] });
  mover.forget();
  expect(mover.mayBe(MINE)).toBe(true);
});
