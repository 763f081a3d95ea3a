import { formatDuration, formatUnit, listed, text } from '../../i18n';
import { isSlow, type Countdown } from '../store/countdowns.svelte';

/** A player hears that time is short when this many seconds are left. */
const WARNINGS = [10, 20] as const;

/** How much time is left, in words. */
export function clockWords(countdown: Pick<Countdown, 'left' | 'total'>): string {
  if (isSlow(countdown)) return text.common.timeLeft({ time: formatDuration(countdown.left) });
  const seconds = Math.ceil(countdown.left / 1000);
  if (seconds < 60) return text.table.clock({ seconds });
  const parts = [formatUnit(Math.floor(seconds / 60), 'minute')];
  if (seconds % 60 > 0) parts.push(formatUnit(seconds % 60, 'second'));
  return text.common.timeLeft({ time: listed(parts) });
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
