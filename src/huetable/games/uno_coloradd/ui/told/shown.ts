import type { View } from '../types';

/**
 * What the board draws: what has been told, and at the start of a round also the hand that I was dealt. No event tells it:
 * it comes with the view, and what I have drawn since lies behind it.
 */
export function shownView(told: View, latest: View, me: number | null): View {
  const held = me === null ? 0 : (told.counts[me] ?? 0);
  const dealt = told.last_play === null && told.hand.length < held;
  return dealt ? { ...told, hand: latest.hand.slice(0, held) } : told;
}
