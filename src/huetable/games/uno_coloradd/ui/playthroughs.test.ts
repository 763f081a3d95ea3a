// @vitest-environment node
import { expect, it } from 'vitest';
import { readPlaythrough } from '$lib/table/steps/playthroughs.test-kit';
import { type HeardMove, expectTold } from '$lib/table/steps/show.test-kit';
import { show } from './steps';
import type { Event, View } from './types';

const texts = import.meta.glob<string>('../tests/playthroughs/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const moves = Object.values(texts).flatMap((text) => readPlaythrough(text));

/** What no event tells this seat, so that it comes only with the view. */
function untold({ events, seat }: HeardMove<View, Event>): readonly (keyof View)[] {
  const has = (...types: readonly Event['type'][]) => events.some(({ type }) => types.includes(type));
  return [
    'news',
    ...(seat !== null && has('swapped', 'hands_passed', 'round_began') ? (['hand'] as const) : []),
    ...(has('round_ended') ? (['match', 'phase'] as const) : []),
    // A card drawn in a turn of its own: only its owner sees whether it fits.
    ...(events.every(({ type }) => ['drew', 'received', 'reshuffled'].includes(type))
      ? (['phase', 'turn'] as const)
      : []),
  ];
}

it('tells every other field of the view exactly, after every move of every playthrough', () => {
  expect(moves.length).toBeGreaterThan(500);
  expectTold(show, moves, untold);
});
