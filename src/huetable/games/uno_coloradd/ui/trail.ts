import type { Match } from './types';

/** The scores after each round that I know of, by the number of the round. */
export type Trail = ReadonlyMap<number, readonly number[]>;

/**
 * What the match tells now, added to what is known: the scores before and after the last round. Whoever comes
 * late knows the start, for there everybody had nothing, and misses only the steps in between.
 */
export function remember(trail: Trail, { scores, result }: Match): Trail {
  const start = scores.map(() => 0);
  if (result === null) return new Map([[0, start]]);
  const before = scores.map((score, seat) => score - (result.scored[seat] ?? 0));
  const known = [...trail].filter(([round]) => round < result.round - 1);
  return new Map([[0, start], ...known, [result.round - 1, before], [result.round, scores]]);
}

/** What somebody gained from one known round to the next, the first one first. */
export function gains(trail: Trail, seat: number): readonly number[] {
  const totals = [...trail].toSorted(([one], [other]) => one - other).map(([, scores]) => scores[seat] ?? 0);
  return totals.slice(1).map((total, index) => total - (totals[index] ?? 0));
}
