/** What the address of a replay says besides the game: the step, counted from one, and whose eyes it is seen with. */
export interface ReplayMoment {
  readonly step: number;
  readonly seat: number | null;
}

/** Null for the step where an address names none: then the replay waits to be started. */
export function parseMoment(search: string): { readonly step: number | null; readonly seat: number | null } {
  const asked = new URLSearchParams(search);
  return { step: countOf(asked.get('step'), 1), seat: countOf(asked.get('seat'), 0) };
}

function countOf(word: string | null, least: number): number | null {
  const count = word !== null && /^\d{1,6}$/.test(word) ? Number(word) : -1;
  return count >= least ? count : null;
}

export function momentSearch({ step, seat }: ReplayMoment): string {
  return `?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
}

/** Dragging passes many steps a second, and browsers refuse to follow so many changes of the address. */
const SETTLED_MS = 300;

/** A reload, or a link to this page, opens at the same step. Returns how to call it off. */
export function keepMomentInAddress(moment: ReplayMoment): () => void {
  const timer = setTimeout(() => history.replaceState(history.state, '', momentSearch(moment)), SETTLED_MS);
  return () => clearTimeout(timer);
}
