import type { Countdown } from '../store/countdowns.svelte';

/** A player hears that time is short when this many seconds are left. */
const WARNINGS = [10, 20] as const;

/** The last warning that is due; null while there is time, and for a clock that is shorter than its warning. */
export function clockWarning(countdown: Pick<Countdown, 'left' | 'total'> | null): 10 | 20 | null {
  if (!countdown || countdown.left <= 0) return null;
  const due = WARNINGS.find((seconds) => countdown.left <= seconds * 1000);
  return due !== undefined && countdown.total > due * 1000 ? due : null;
}
