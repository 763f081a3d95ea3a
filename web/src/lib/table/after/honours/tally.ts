/** How often each of these many seats occurs in a list. */
export function tally(players: number, seats: readonly number[]): readonly number[] {
  return Array.from({ length: players }, (_, seat) => seats.filter((other) => other === seat).length);
}

export interface Leaders {
  readonly seats: readonly number[];
  readonly count: number;
}

/**
 * The seats with the highest count, which must be `least` or more. An honour that three share, or everybody at the
 * table, is none: then nobody leads.
 */
export function leaders(counts: readonly number[], least = 1): Leaders {
  const count = Math.max(...counts);
  const seats = counts.flatMap((each, seat) => (each === count ? [seat] : []));
  const stands = count >= least && seats.length <= 2 && seats.length < counts.length;
  return { seats: stands ? seats : [], count };
}

/** Without the honours that nobody has earned. */
export function earned<Each extends { readonly seats: readonly number[] }>(
  all: readonly (Each | null)[],
): readonly Each[] {
  return all.filter((each) => each !== null && each.seats.length > 0) as readonly Each[];
}
