import type { Clock, GameMove, Observation, Table } from '../../net/protocol';

export function isAwaited(observation: Observation | null): boolean {
  return observation?.awaited.some((seat) => seat === observation.seat) ?? false;
}

/**
 * Of several seats, the one that has to decide; if none has to, the one that is shown now. It also stays while it is being
 * told what its own move has brought about. While the table waits for nobody, it gives way to one that can interrupt.
 */
export function mainObservation(
  observations: readonly Observation[],
  shown: number | null,
  telling = false,
): Observation | null {
  const current = observations.find(({ seat }) => seat === shown) ?? null;
  return isAwaited(current) || (telling && current)
    ? current
    : (observations.find(isAwaited) ??
        interrupter(observations, current) ??
        current ??
        observations[0] ??
        null);
}

/** Whoever can act before the game goes on by itself, where the seat that is shown can't. */
function interrupter(
  observations: readonly Observation[],
  current: Observation | null,
): Observation | undefined {
  const someone = observations.find(({ moves }) => moves.length > 0);
  const waits = someone !== undefined && someone.awaited.length > 0;
  return waits || (current && current.moves.length > 0) ? undefined : someone;
}

/** Whether this seat has one of these moves to make. */
export function hasMove(observation: Observation, types: readonly string[]): boolean {
  const moves = observation.moves as readonly GameMove[];
  return isAwaited(observation) && moves.some(({ type }) => types.includes(type));
}

/** Of the seats at one screen, all that have one of these moves to make. */
export function seatsWithMove(
  observations: readonly Observation[],
  types: readonly string[],
): readonly number[] {
  return observations.filter((each) => hasMove(each, types)).flatMap(({ seat }) => seat ?? []);
}

/** The time that is left to vote, as a clock. */
export function voteClocks({ vote }: Table): readonly Clock[] {
  const left = vote?.ends_in ?? null;
  return vote && left !== null
    ? [{ name: vote.name, seat: null, ends_in: left, total: vote.total ?? left, settles: true }]
    : [];
}
