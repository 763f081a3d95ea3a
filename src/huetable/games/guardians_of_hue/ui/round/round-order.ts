import type { Attempt, Event, Growth, View } from '../types';

/** Lord Sepia's seat, or null if nobody plays him. */
export function lordSepiaSeat({ seats, guardians }: View): number | null {
  return seats > guardians ? guardians : null;
}

/** The guardians in the order of their turns in this round. */
export function turnOrder({ first, guardians }: View): readonly number[] {
  return Array.from({ length: guardians }, (_, step) => (first + step) % guardians);
}

/** Is a decision of darkness open? */
export function darknessDecides({ phase }: View): boolean {
  return phase === 'grow' || phase === 'spawn' || phase === 'order' || phase === 'step';
}

/** Is one of a few locations to be chosen, for darkness or for the spirit that comes? */
export function choosesLocation(view: View): boolean {
  return darknessDecides(view) || view.phase === 'spirit';
}

/**
 * The attempt that runs, or the last one until its guardian goes on: once darkness acts, another guardian's turn begins,
 * or I am asked something new, in the phase `asked`, its outcome is old news.
 */
export function freshAttempt(view: View, asked: View['phase'] | null = null): Attempt | null {
  const { attempt, active, actions, places } = view;
  if (!attempt || view.ending) return null;
  if (attempt.outcome === null) return attempt;
  if (asked !== null && asked !== 'act') return null;
  // Who was the last in a round can be the first in the next one: a turn in which nothing was done yet had no attempt.
  const sameTurn = attempt.seat === active && actions < actionsEachTurn(view);
  const stays = sameTurn && attempt.card === places[active];
  return stays && !darknessDecides(view) ? attempt : null;
}

const EXTRA_ACTIONS: Readonly<Record<number, number>> = { 2: 7, 3: 5 };
const USUAL_ACTIONS = 4;

/** How many actions a guardian has in a turn. */
export function actionsEachTurn({ options, guardians }: Pick<View, 'options' | 'guardians'>): number {
  if (options.extra_actions) return EXTRA_ACTIONS[guardians] ?? USUAL_ACTIONS;
  return options.balanced ? 12 / guardians : USUAL_ACTIONS;
}

const GROWTH = { easy: 1, difficult: 2, impossible: 3 } as const;
const DUSK = { from: 16, every: 5 };
const SHORT_NIGHT = { from: 3, every: 1 };

/** How often darkness grows at the end of this round. */
export function growthCount({ options, round }: Pick<View, 'options' | 'round'>): number {
  const faster = options.short_night ? SHORT_NIGHT : options.dusk ? DUSK : null;
  const late = faster && round >= faster.from ? 1 + Math.floor((round - faster.from) / faster.every) : 0;
  return GROWTH[options.difficulty] + late;
}

/**
 * How darkness grew after the last turns of the agents. While they act again it is old news, and what a die that is still
 * tumbling on the map shows is none yet.
 */
export function grownThen({ phase, grown }: View, event: Event | null): readonly Growth[] {
  if (phase === 'order' || phase === 'step' || event?.type === 'agents_stood') return [];
  return event?.type === 'black_die' ? grown.slice(0, -1) : grown;
}

/** The current part of the round: a guardian's turn (the seat), the agents, or the growth of darkness. */
export function roundStage({ phase, active }: View): number | 'agents' | 'growth' | null {
  if (phase === 'order' || phase === 'step') return 'agents';
  if (phase === 'grow' || phase === 'spawn') return 'growth';
  return phase === 'over' ? null : active;
}
