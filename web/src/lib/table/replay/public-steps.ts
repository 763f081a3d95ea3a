import type { Replay } from '../../net/protocol';

/**
 * A replay without the moves that only their player heard of, such as a saved draft: nobody sees anything happen. Its
 * steps have the same numbers, whoever's eyes it is seen with.
 */
export function withPublicSteps(replay: Replay, personal: readonly string[]): Replay {
  const last = replay.steps.length - 1;
  const steps = replay.steps.filter(
    ({ events }, at) => at === 0 || at === last || events.some(({ type }) => !personal.includes(type)),
  );
  return { ...replay, steps };
}
