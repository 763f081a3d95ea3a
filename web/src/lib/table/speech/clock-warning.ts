import { formatDuration, text } from '../../i18n';
import { isSlow, type Countdown } from '../store/countdowns.svelte';

/** A player hears that time is short when this many seconds are left. */
const WARNINGS = [10, 20] as const;

/** How much time is left, in words. */
export function clockWords(countdown: Pick<Countdown, 'left' | 'total'>): string {
  return isSlow(countdown)
    ? text.common.timeLeft({ time: formatDuration(countdown.left) })
    : text.table.clock({ seconds: Math.ceil(countdown.left / 1000) });
}

/**
 * The last warning that is due; null while there is time, for a clock that is shorter than its warning, and in a slow game,
 * where nobody has to hurry.
 */
export function clockWarning(countdown: Pick<Countdown, 'left' | 'total'> | null): 10 | 20 | null {
  if (!countdown || countdown.left <= 0 || isSlow(countdown)) return null;
  const due = WARNINGS.find((seconds) => countdown.left <= seconds * 1000);
  return due !== undefined && countdown.total > due * 1000 ? due : null;
}
