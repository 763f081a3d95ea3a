import type { Rank } from '../ranking';

export interface PodiumStep {
  readonly place: number;
  readonly ranks: readonly Rank[];
  /** How many more stand here than there is room for. */
  readonly more: number;
}

/** As many faces as a step has room for. */
const ROOM = 3;

/** The steps from left to right: second, first, third. Equal players share a step, and a step that nobody takes is left out. */
export function podiumSteps(ranks: readonly Rank[]): readonly PodiumStep[] {
  return [2, 1, 3].flatMap((place) => {
    const here = ranks.filter((rank) => rank.place === place);
    const shown = here.slice(0, ROOM);
    return here.length > 0 ? [{ place, ranks: shown, more: here.length - shown.length }] : [];
  });
}
