import type { Agent, View } from '../types';

export function guardiansAt({ places }: View, card: number): readonly number[] {
  return places.flatMap((place, seat) => (place === card ? [seat] : []));
}

export function agentsAt({ agents }: View, card: number): readonly Agent[] {
  return agents.filter((agent) => agent.card === card);
}

/** The guardians who could support the one whose turn it is: on the same location, and not exhausted. */
export function possibleHelpers({ places, tired, active }: View): readonly number[] {
  return places.flatMap((place, seat) =>
    seat !== active && place === places[active] && !tired[seat] ? [seat] : [],
  );
}
