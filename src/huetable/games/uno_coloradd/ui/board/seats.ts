import type { View } from '../types';

/** The slope of the arc at its ends, in degrees. */
const STEEPEST = 32;

/** The other seats from my left to my right; for a spectator, all seats. */
export function seatsAround(seats: number, me: number | null): readonly number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + step + 1) % seats);
}

export function nextSeat({ turn, direction, counts }: View): number {
  return (turn + direction + counts.length) % counts.length;
}

/** A round is running: not between rounds, not after the last one. */
export function seatsInPlay({ phase }: View): boolean {
  return phase !== 'round_over' && phase !== 'over';
}

/** The player has one card left and can't be caught: they called UNO, or it is too late to catch them. */
export function isSafe({ watch }: View, seat: number): boolean {
  return watch.last_cards.includes(seat) && !isExposed(watch, seat);
}

export function isExposed(watch: View['watch'], seat: number): boolean {
  return watch.exposed.some((exposure) => exposure.seat === seat);
}

/** A point of the arc, from 0 at its left end to 1 at its right end: how far down it is, and its slope. */
export function arcPoint(along: number): { readonly y: number; readonly angle: number } {
  const aside = 2 * along - 1;
  return { y: aside * aside, angle: aside * STEEPEST };
}
