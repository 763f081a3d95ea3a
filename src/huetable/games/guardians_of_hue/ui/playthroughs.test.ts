// @vitest-environment node
import { expect, it } from 'vitest';
import { readPlaythrough } from '$lib/table/steps/playthroughs.test-kit';
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

function untold({ phase }: View): readonly (keyof View)[] {
  return [
    ...WITH_THE_VIEW,
    ...(DECISIONS.includes(phase) ? (['phase'] as const) : []),
    // Which of the agents goes next is known before it goes.
    ...(phase === 'step' ? (['acting'] as const) : []),
  ];
}

it('tells every other field of the view exactly, after every move of every playthrough', () => {
  expect(moves.length).toBeGreaterThan(500);
  for (const { before, entries, after, where } of moves) {
    const events = entries.map(({ event }) => event as unknown as Event);
    const told = events.reduce<View>(
      (view, event) =>
        (show[event.type] as ((view: View, event: Event) => View) | undefined)?.(view, event) ?? view,
      before as unknown as View,
    );
    const hidden = untold(after as unknown as View);
    const known = Object.keys(after).filter((field) => !hidden.some((other) => other === field));
    for (const field of known) expect(told[field as keyof View], `${where}: ${field}`).toEqual(after[field]);
  }
});
