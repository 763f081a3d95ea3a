import { expect, it } from 'vitest';
import { votesAlone } from './questions';

const people = (...bots: readonly boolean[]) =>
  bots.map((bot, seat) => ({ seat, bot, name: `${seat}`, colour: 'red' as const, face: `${seat}` }));

it('knows where nobody is left to vote on an answer', () => {
  const two = people(false, false, true, true);
  expect(votesAlone(two, [1], 0), 'one accuses the other, and bots abstain').toBe(true);
  expect(votesAlone(people(false, false, false), [1], 0), 'a third person votes').toBe(false);
  expect(votesAlone(people(false, false, false), [1, 2], 0), 'each screen has one vote').toBe(true);
  expect(votesAlone(two, [0, 1], 0), 'a group around one screen is asked').toBe(false);
});
