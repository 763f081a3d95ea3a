import type { View } from '../types';

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
