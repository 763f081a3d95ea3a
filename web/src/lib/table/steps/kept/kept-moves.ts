import type { GameEvent } from '../../../net/protocol';
import type { PastMove } from '../past-moves.svelte';
import { readPool, ValuePool } from './value-pool';

/** Whose moves they are. Nobody else is shown them: not another guest, not other seats. */
export interface KeptFor {
  readonly table: string;
  readonly game: number;
  readonly author: string;
  readonly seats: readonly (number | null)[];
}

/** An event with the row of the log that it came with. */
export type KeptLine = readonly [row: number, event: GameEvent];

export interface KeptMove {
  readonly seq: number;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
  readonly lines: readonly KeptLine[];
}

interface Kept {
  readonly of: string;
  readonly nodes: readonly unknown[];
  /** The place of each move, the latest first. */
  readonly moves: readonly number[];
}

const KEY = 'huetable.past';
/** The name of this file changes with every file that it needs: an older page had other views. */
const PAGE = import.meta.url;
/** Browsers count two bytes for each: a megabyte. */
const MOST_CHARACTERS = 500_000;

/** Keeps the latest moves for the time that this page is away: in this tab, until it takes them or leaves the table. */
export function keepMoves(owner: KeptFor, moves: readonly PastMove[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pack(owner, moves)));
  } catch {
    // Blocked or full: then the log has its lines only.
    forgetMoves();
  }
}

function pack(owner: KeptFor, moves: readonly PastMove[]): Kept {
  const pool = new ValuePool();
  const places: number[] = [];
  let fitting = 0;
  for (const move of [...moves].reverse()) {
    const place = pool.put(keptMove(move));
    if (pool.size > MOST_CHARACTERS) break;
    places.push(place);
    fitting = pool.nodes.length;
  }
  return { of: nameOf(owner), nodes: pool.nodes.slice(0, fitting), moves: places };
}

const nameOf = (owner: KeptFor): string => JSON.stringify([PAGE, owner]);

function keptMove({ seq, before, after, entries }: PastMove): KeptMove {
  return {
    seq,
    before: before.views,
    after: after.views,
    lines: entries.map((entry) => [entry.seq, entry.event]),
  };
}

/** The moves that were kept for this owner, the oldest first. They are kept no longer, whoever asks. */
export function takeMoves(owner: KeptFor): readonly KeptMove[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    forgetMoves();
    if (kept?.of !== nameOf(owner)) return [];
    const values = readPool(kept.nodes);
    return kept.moves.map((place) => checked(values[place] as KeptMove, owner.seats.length)).reverse();
  } catch {
    return [];
  }
}

/** Throws at what nobody can have kept. */
function checked(move: KeptMove, views: number): KeptMove {
  const rows = move.lines.map(([row, { type }]) => (type ? row : NaN));
  const fits = [move.seq, ...rows].every(Number.isInteger) && rows.length > 0;
  if (!fits || move.before.length !== views || move.after.length !== views) throw new TypeError('not a move');
  return move;
}

export function forgetMoves(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: then nothing was kept.
  }
}
