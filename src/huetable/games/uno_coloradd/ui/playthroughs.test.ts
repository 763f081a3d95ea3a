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

type Show = (view: View, event: Event, seat: number | null) => View;

/** What no event tells this seat, so that it comes only with the view. */
function untold(events: readonly Event[], seat: number | null): readonly (keyof View)[] {
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
  for (const { seat, before, entries, after, where } of moves) {
    const events = entries.map(({ event }) => event as unknown as Event);
    const told = events.reduce<View>(
      (view, event) => (show[event.type] as Show | undefined)?.(view, event, seat) ?? view,
      before as unknown as View,
    );
    const known = Object.keys(after).filter(
      (field) => !untold(events, seat).some((other) => other === field),
    );
    for (const field of known)
      expect(told[field as keyof View], `${where}, seat ${seat}: ${field}`).toEqual(after[field]);
  }
});
