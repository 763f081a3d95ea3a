import { keep, recall } from '../../me/storage';

const KEY = 'huetable.seals';
const MOST = 40;

type Seals = readonly (readonly [game: string, seal: string])[];

const nameOf = (table: string, game: number): string => `${table}/${game}`;
const known = (): Seals => recall<{ seals: Seals }>(KEY, { seals: [] }).seals;

/** The seal of a game as this browser was shown it, before anything could be known: the first one counts. */
export function rememberSeal(table: string, game: number, seal: string): void {
  if (sealSeen(table, game) !== null) return;
  keep(KEY, { seals: [...known(), [nameOf(table, game), seal]].slice(-MOST) });
}

export function sealSeen(table: string, game: number): string | null {
  return known().find(([name]) => name === nameOf(table, game))?.[1] ?? null;
}
