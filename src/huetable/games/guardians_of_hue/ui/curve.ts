import type { Curve, MakeCurve, PastGame } from '$lib/table/screens';
import { text } from './text';
import type { Event, View } from './types';

/** How many locations were light at the end of each round. */
export const curve: MakeCurve<View, Event> = (game) => ({ title: text.curve, ...litByRound(game) });

export function litByRound({ steps }: PastGame<View, Event>): Omit<Curve, 'title'> {
  const lit = new Map<number, number>();
  for (const { view } of steps)
    if (view.round > 0) lit.set(view.round, view.light.filter((light) => light).length);
  const rounds = [...lit].map(([round, value]) => ({ round, value }));
  return { most: steps[0]?.view.light.length ?? 0, rounds };
}
