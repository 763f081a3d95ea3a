import type { Match } from './types';

/** The scores as they stood after a round. */
export interface Step {
  readonly round: number;
  readonly scores: readonly number[];
}

/** What I know of the match, round by round. */
export type Trail = readonly Step[];

/**
 * What the match tells now, added to what is known: the scores before and after the last round. Whoever comes
 * late knows the start, for there everybody had nothing, and misses only the steps in between.
 */
export function remember(trail: Trail, { scores, result }: Match): Trail {
  const start = { round: 0, scores: scores.map(() => 0) };
  if (result === null) return [start];
  const before = {
    round: result.round - 1,
    scores: scores.map((score, seat) => score - (result.scored[seat] ?? 0)),
  };
  const between = trail.filter(({ round }) => round > 0 && round < before.round);
  return [start, ...between, ...(before.round > 0 ? [before] : []), { round: result.round, scores }];
}

/** What somebody gained from one known round to the next, the first one first. */
export function gains(trail: Trail, seat: number): readonly number[] {
  const totals = trail.map(({ scores }) => scores[seat] ?? 0);
  return totals.slice(1).map((total, index) => total - (totals[index] ?? 0));
}
