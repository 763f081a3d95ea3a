import type { View } from './types';

export type SeatState = 'sculpting' | 'ready' | 'solved' | 'left';

/** What everybody may know of a player now, in a word; null if there is nothing to say. */
export function seatState({ phase, cluzzles }: View, seat: number): SeatState | null {
  const cluzzle = cluzzles[seat];
  if (!cluzzle || phase === 'over') return null;
  if (phase === 'sculpt') return cluzzle.sealed ? 'ready' : 'sculpting';
  if (phase === 'gallery') return cluzzle.content ? 'left' : null;
  return cluzzle.solver === null ? null : 'solved';
}
