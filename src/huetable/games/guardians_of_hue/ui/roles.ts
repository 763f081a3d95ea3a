import { text } from './text';
import type { Options } from './types';

/** With Lord Sepia, or with five at the table, the last seat is his. */
export function roles({ lord_sepia: plays }: Options, seats: number): readonly (string | null)[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === seats - 1 && ((plays && seats > 2) || seats === 5) ? text.lord : null,
  );
}
