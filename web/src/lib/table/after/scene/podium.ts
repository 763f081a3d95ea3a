import type { Rank } from '../ranking';

export type PodiumSide = 'left' | 'middle' | 'right';

export interface PodiumStep {
  readonly side: PodiumSide;
  readonly place: number;
  readonly ranks: readonly Rank[];
  /** How many more stand here than there is room for. */
  readonly more: number;
}

/** As many faces as a step has room for. */
const ROOM: Readonly<Record<PodiumSide, number>> = { left: 2, middle: 4, right: 2 };
/** With more winners than this the middle step takes the whole width. */
const MOST_BETWEEN = 2;

/**
 * The steps from left to right. Winners share the middle one; beside them stand those who came next. Equal players share a
 * step, but equal runners-up stand on both sides, so that the winner is never at the edge.
 */
export function podiumSteps(ranks: readonly Rank[]): readonly PodiumStep[] {
  const [winners = [], next = [], after = []] = byPlace(ranks);
  if (winners.length > MOST_BETWEEN) return step('middle', winners);
  const half = Math.ceil(next.length / 2);
  const [left, right] = next.length > 1 ? [next.slice(0, half), next.slice(half)] : [next, after];
  return [...step('left', left), ...step('middle', winners), ...step('right', right)];
}

/** Whether everybody's place and points can be read on the steps. */
export function showsEverybody(ranks: readonly Rank[]): boolean {
  return podiumSteps(ranks).flatMap((step) => step.ranks).length === ranks.length;
}

function byPlace(ranks: readonly Rank[]): readonly (readonly Rank[])[] {
  const places = [...new Set(ranks.map(({ place }) => place))];
  return places.map((place) => ranks.filter((rank) => rank.place === place));
}

/** None where nobody stands. */
function step(side: PodiumSide, here: readonly Rank[]): readonly PodiumStep[] {
  const shown = here.slice(0, ROOM[side]);
  return shown
    .map(({ place }) => ({ side, place, ranks: shown, more: here.length - shown.length }))
    .slice(0, 1);
}
