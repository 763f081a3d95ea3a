import type { Curve, MakeCurve, PastGame } from '$lib/table/screens';
import { text } from './text';
import type { Event, View } from './types';

/** How many locations were light when the first round began, and at the end of each round. */
export const curve: MakeCurve<View, Event> = (game) => {
  const { most, rounds } = litByRound(game);
  const begun = game.steps.find(({ view }) => view.round > 0)?.view;
  const start = begun ? [{ round: 0, value: litOn(begun) }] : [];
  return { title: text.curve, most, rounds: [...start, ...rounds] };
};

export function litByRound({ steps }: PastGame<View, Event>): Omit<Curve, 'title'> {
  const lit = new Map<number, number>();
  for (const { view } of steps) if (view.round > 0) lit.set(view.round, litOn(view));
  const rounds = [...lit].map(([round, value]) => ({ round, value }));
  return { most: steps[0]?.view.light.length ?? 0, rounds };
}

function litOn({ light }: View): number {
  return light.filter(Boolean).length;
}
