import type { Step } from '$lib/table/screens';
import type { Event, View } from '../types';

/** As many cards as are dealt to each player. */
const HAND_SIZE = 7;

/**
 * What the board draws: what has been told, and while cards are dealt also the hand that they make. No event tells it:
 * it comes with the view, and what was drawn since lies behind it.
 */
export function shownView(told: View, step: Step<Event> | null, latest: View): View {
  const dealt = step?.event.type === 'round_began' && told.hand.length === 0;
  return dealt ? { ...told, hand: latest.hand.slice(0, HAND_SIZE) } : told;
}
