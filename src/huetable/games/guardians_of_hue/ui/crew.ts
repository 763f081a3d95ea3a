import type { Agent, View } from './types';

/** Lord Sepia's seat, where he plays. */
export function lordOf({ seats, guardians }: View): number | null {
  return seats > guardians ? guardians : null;
}

export function guardiansAt({ places }: View, card: number): readonly number[] {
  return places.flatMap((place, seat) => (place === card ? [seat] : []));
}

export function agentsAt({ agents }: View, card: number): readonly Agent[] {
  return agents.filter((agent) => agent.card === card);
}

/** The guardians in the order of their turns in this round. */
export function order({ first, guardians }: View): readonly number[] {
  return Array.from({ length: guardians }, (_, step) => (first + step) % guardians);
}

/** Whether darkness has something to decide. */
export function darkDecides({ phase }: View): boolean {
  return phase === 'grow' || phase === 'spawn' || phase === 'order' || phase === 'step';
}

/** The standing guardians beside the one whose turn it is: they could support. */
export function helpers({ places, tired, active }: View): readonly number[] {
  return places.flatMap((place, seat) =>
    seat !== active && place === places[active] && !tired[seat] ? [seat] : [],
  );
}

const GROWTH = { easy: 1, difficult: 2, impossible: 3 } as const;
const DUSK = { from: 16, every: 5 };

/** How often darkness grows at the end of this round. */
export function growthOf({ options, round }: View): number {
  const dusk = options.dusk && round >= DUSK.from ? 1 + Math.floor((round - DUSK.from) / DUSK.every) : 0;
  return GROWTH[options.difficulty] + dusk;
}

/** In which part of the round the game is: a guardian's turn, the agents, or the growth of darkness. */
export function stage({ phase, active }: View): number | 'agents' | 'growth' | null {
  if (phase === 'order' || phase === 'step') return 'agents';
  if (phase === 'grow' || phase === 'spawn') return 'growth';
  return phase === 'over' ? null : active;
}
