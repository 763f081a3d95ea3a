import { saveItem, loadItem } from '../../me/storage';

const KEY = 'huetable.seals';
const MOST_KEPT = 40;

type Commitments = readonly (readonly [game: string, commitment: string])[];

const keyOf = (table: string, game: number): string => `${table}/${game}`;
const loadCommitments = (): Commitments => loadItem<{ seals: Commitments }>(KEY, { seals: [] }).seals;

/** Store the commitment that this browser was shown before the deal. The first one counts. */
export function rememberCommitment(table: string, game: number, commitment: string): void {
  if (seenCommitment(table, game) !== null) return;
  saveItem(KEY, { seals: [...loadCommitments(), [keyOf(table, game), commitment]].slice(-MOST_KEPT) });
}

export function seenCommitment(table: string, game: number): string | null {
  return loadCommitments().find(([name]) => name === keyOf(table, game))?.[1] ?? null;
}
