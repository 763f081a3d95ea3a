import type { GameCard, Result } from '../../../net/protocol';

/** How an ending is shown: a winner, a win together, a defeat by the game itself, or nothing of these. */
export type SceneKind = 'win' | 'light' | 'dark' | 'draw';

export function sceneKind(
  { ending, winners }: Result,
  { cooperative, lost_endings: lost }: Pick<GameCard, 'cooperative' | 'lost_endings'>,
): SceneKind {
  if (lost.includes(ending)) return 'dark';
  if (winners.length === 0) return 'draw';
  return cooperative ? 'light' : 'win';
}

/**
 * Who stands side by side where people have won or lost together: the winners, or everybody if nobody has won. One player
 * of such a game may play against all others, as Lord Sepia does.
 */
export function sideBySide<P extends { readonly seat: number }>(
  players: readonly P[],
  { winners }: Pick<Result, 'winners'>,
): readonly P[] {
  return winners.length === 0 ? players : players.filter(({ seat }) => winners.includes(seat));
}
