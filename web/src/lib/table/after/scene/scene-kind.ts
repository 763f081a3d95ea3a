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
