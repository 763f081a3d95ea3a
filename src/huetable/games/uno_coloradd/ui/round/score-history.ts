import type { Match } from '../types';

/** The scores after a round. */
export interface RoundScores {
  readonly round: number;
  readonly scores: readonly number[];
}

/** The scores round by round, as far as this page has seen them. */
export type ScoreHistory = readonly RoundScores[];

/**
 * Adds the scores before and after the last round. A player who joins late has the start (all scores zero) and the
 * last round, and misses the rounds in between.
 */
export function extendHistory(history: ScoreHistory, { scores, result }: Match): ScoreHistory {
  const start = { round: 0, scores: scores.map(() => 0) };
  if (result === null) return [start];
  const before = {
    round: result.round - 1,
    scores: scores.map((score, seat) => score - (result.scored[seat] ?? 0)),
  };
  const between = history.filter(({ round }) => round > 0 && round < before.round);
  return [start, ...between, ...(before.round > 0 ? [before] : []), { round: result.round, scores }];
}

/** A seat's gains from one known round to the next, oldest first. */
export function gainsPerRound(history: ScoreHistory, seat: number): readonly number[] {
  const totals = history.map(({ scores }) => scores[seat] ?? 0);
  return totals.slice(1).map((total, index) => total - (totals[index] ?? 0));
}
