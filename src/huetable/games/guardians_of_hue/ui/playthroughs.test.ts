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

/** What no event tells, so that it comes only with the view: which decision is open, for whom, and the odds. */
const WITH_THE_VIEW: readonly (keyof View)[] = ['windows', 'prospects', 'pending', 'stock', 'tale'];
const DECISIONS: readonly View['phase'][] = ['grow', 'spawn', 'order', 'step', 'support', 'reroll', 'spirit'];

function untold({ after: { phase } }: HeardMove<View, Event>): readonly (keyof View)[] {
  return [
    ...WITH_THE_VIEW,
    ...(DECISIONS.includes(phase) ? (['phase'] as const) : []),
    // Which of the agents goes next is known before it goes.
    ...(phase === 'step' ? (['acting'] as const) : []),
  ];
}

it('tells every other field of the view exactly, after every move of every playthrough', () => {
  expect(moves.length).toBeGreaterThan(500);
  expectTold(show, moves, untold);
});
