import type { GameEvent } from '../../net/protocol';
import { lateMoves, type Late } from './late-moves';
import { TAKEN_BACK } from './table-events';

/** An event with its own number, as a key for lists, and the log row (seq) it came with. */
export interface LogEntry {
  readonly number: number;
  readonly seq: number;
  readonly event: GameEvent;
  /** Somebody else decided this for a player whose time had run out. */
  readonly late: Late | null;
}

export const MOST_ENTRIES = 300;

/** The events of the game that this page was sent, without those that were taken back. */
export class GameLog {
  entries = $state.raw<readonly LogEntry[]>([]);
  /** The oldest events are no longer kept: what comes first now is not how the game began. */
  cut = $state(false);
  #lastNumber = 0;

  /** The number of the last event, even if it was taken back. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  clear(): void {
    this.entries = [];
    this.cut = false;
  }

  /** Events without a row number of their own get `seq`. Returns the new lines. */
  add(events: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): readonly LogEntry[] {
    const rows = events.map((_, index) => seqs?.[index] ?? seq);
    const more = entriesOf(events, rows, this.#lastNumber + 1);
    this.#lastNumber += more.length;
    this.#keep([...this.entries, ...more]);
    return more;
  }

  /** Events with their rows that are older than all others. Nobody is told of them as of something new. */
  prepend(told: readonly (readonly [row: number, event: GameEvent])[]): void {
    const [rows, events] = [told.map(([row]) => row), told.map(([, event]) => event)];
    const first = (this.entries[0]?.number ?? this.#lastNumber + 1) - told.length;
    this.#keep([...entriesOf(events, rows, first), ...this.entries]);
  }

  /** Remove everything after this row: it was taken back. */
  takeBack(to: number, seq: number): void {
    this.entries = this.entries.filter((entry) => entry.seq <= to);
    this.add([TAKEN_BACK], undefined, seq);
  }

  /** After a reconnect: remove rows that are missing in the server's history, since they were taken back. */
  dropTakenBack(history: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): void {
    if (seqs?.length !== history.length) return;
    const oldest = seqs[0] ?? 0;
    const counts = (entry: LogEntry) =>
      entry.seq < oldest || entry.event === TAKEN_BACK || seqs.includes(entry.seq);
    if (this.entries.every(counts)) return;
    this.entries = this.entries.filter(counts);
    this.add([TAKEN_BACK], undefined, seq);
  }

  #keep(entries: readonly LogEntry[]): void {
    this.cut ||= entries.length > MOST_ENTRIES;
    this.entries = entries.slice(-MOST_ENTRIES);
  }
}

function entriesOf(
  events: readonly GameEvent[],
  rows: readonly number[],
  firstNumber: number,
): readonly LogEntry[] {
  const late = lateMoves(events, rows);
  return events.map((event, index) => ({
    number: firstNumber + index,
    seq: rows[index] ?? 0,
    event,
    late: late[index] ?? null,
  }));
}
