import { saveItem, loadItem } from '../../me/storage';
import type { Table } from '../../net/protocol';

const COMMITMENTS = 'huetable.seals';
const NUMBERS = 'huetable.numbers';
const MOST_KEPT = 40;

/** By game; the field is called `seals` in both items. */
type Remembered = readonly (readonly [game: string, value: string])[];

const keyOf = (table: string, game: number): string => `${table}/${game}`;
const load = (item: string): Remembered => loadItem<{ seals: Remembered }>(item, { seals: [] }).seals;
const find = (item: string, game: string): string | null =>
  load(item).find(([name]) => name === game)?.[1] ?? null;

function save(item: string, game: string, value: string): void {
  const others = load(item).filter(([name]) => name !== game);
  saveItem(item, { seals: [...others, [game, value] as const].slice(-MOST_KEPT) });
}

/** The number of the game that the table's commitment binds: the running one, or else the next. */
export const committedGame = ({ phase, game_no }: Pick<Table, 'phase' | 'game_no'>): number =>
  phase === 'playing' ? game_no : game_no + 1;

/** Store the commitment that this browser was shown before the deal. The first one counts. */
export function rememberCommitment(table: string, game: number, commitment: string): void {
  if (seenCommitment(table, game) === null) save(COMMITMENTS, keyOf(table, game), commitment);
}

export const seenCommitment = (table: string, game: number): string | null =>
  find(COMMITMENTS, keyOf(table, game));

/** Store the number that this browser added to a game's shuffle. The last one counts, as at the table. */
export function rememberNumber(table: string, game: number, number: string): void {
  save(NUMBERS, keyOf(table, game), number);
}

export const addedNumber = (table: string, game: number): string | null => find(NUMBERS, keyOf(table, game));
