import type { Result } from '../../net/protocol';
import type { SoundName } from '../../sounds';
import { isSlow, type Countdown } from '../store/countdowns.svelte';

const LAST_SECONDS = 5;

/** The second to tick at, from five to one, or undefined while there is time, and in a slow game. */
export function tickingSecond(countdown: Pick<Countdown, 'left' | 'total'> | null): number | undefined {
  if (countdown && isSlow(countdown)) return undefined;
  const second = Math.ceil((countdown?.left ?? 0) / 1000);
  return second >= 1 && second <= LAST_SECONDS ? second : undefined;
}

/** A win for everybody who won, and for those who only watch; a loss for the others, and if nobody won. */
export function endSound({ winners }: Pick<Result, 'winners'>, mySeats: readonly number[]): SoundName {
  if (winners.length === 0) return 'lose';
  return mySeats.length === 0 || mySeats.some((seat) => winners.includes(seat)) ? 'win' : 'lose';
}
