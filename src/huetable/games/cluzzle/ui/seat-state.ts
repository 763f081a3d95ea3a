import type { View } from './types';

export type SeatState = 'sculpting' | 'ready' | 'left';

/** What everybody may know of a player now, in a word; null if there is nothing to say. */
export function seatState({ phase, cluzzles }: View, seat: number): SeatState | null {
  const cluzzle = cluzzles[seat];
  if (!cluzzle) return null;
  if (phase === 'sculpt') return cluzzle.sealed ? 'ready' : 'sculpting';
  return phase === 'gallery' && cluzzle.content ? 'left' : null;
}
