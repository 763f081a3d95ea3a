import type { Clock, Observation, Table } from '../../net/protocol';

export function isAwaited(observation: Observation | null): boolean {
  return observation?.awaited.some((seat) => seat === observation.seat) ?? false;
}

/** Of several seats, the one that has to decide; if none has to, the one that is shown now. */
export function mainObservation(
  observations: readonly Observation[],
  shown: number | null,
): Observation | null {
  const current = observations.find(({ seat }) => seat === shown) ?? null;
  return isAwaited(current) ? current : (observations.find(isAwaited) ?? current ?? observations[0] ?? null);
}

/** The time that is left to vote, as a clock. */
export function voteClocks({ vote }: Table): readonly Clock[] {
  const left = vote?.ends_in ?? null;
  return vote && left !== null
    ? [{ name: vote.name, seat: null, ends_in: left, total: vote.total ?? left, settles: true }]
    : [];
}
