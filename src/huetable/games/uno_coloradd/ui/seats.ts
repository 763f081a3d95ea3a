import type { View } from './types';

/** At its ends the arc falls off by so many degrees. */
const STEEPEST = 32;

/** The others from my left to my right, as they sit around the table; for a spectator everybody. */
export function around(seats: number, me: number | null): readonly number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + step + 1) % seats);
}

export function nextSeat({ turn, direction, counts }: View): number {
  return (turn + direction + counts.length) % counts.length;
}

/** Whether it is somebody's turn to act: not between rounds. */
export function inPlay({ phase }: View): boolean {
  return phase !== 'round_over' && phase !== 'over';
}

/** Who has one card left and has said so, or is past being caught. */
export function isSafe({ watch }: View, seat: number): boolean {
  return watch.last_cards.includes(seat) && !isExposed(watch, seat);
}

export function isExposed(watch: View['watch'], seat: number): boolean {
  return watch.exposed.some((exposure) => exposure.seat === seat);
}

/** The arc over the table, from 0 on its left end to 1 on its right: how far down it is there, and how steep. */
export function bow(along: number): { readonly y: number; readonly angle: number } {
  const aside = 2 * along - 1;
  return { y: aside * aside, angle: aside * STEEPEST };
}
