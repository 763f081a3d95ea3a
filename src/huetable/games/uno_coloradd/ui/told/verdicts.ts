import type { Challenged, Verdicts } from '../types';

/** What challenges have shown of the players in this match, with one more; the latest is last, as in the rules. */
export function addVerdict(
  verdicts: readonly Verdicts[] = [],
  { bluffer, guilty }: Challenged,
): readonly Verdicts[] {
  const known = verdicts.find(({ seat }) => seat === bluffer) ?? { bluffs: 0, honest: 0 };
  const now = {
    seat: bluffer,
    bluffs: known.bluffs + (guilty ? 1 : 0),
    honest: known.honest + (guilty ? 0 : 1),
  };
  return [...verdicts.filter(({ seat }) => seat !== bluffer), now];
}
