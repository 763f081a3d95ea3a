import type { GameEvent } from '../../net/protocol';
import { TAKEN_BACK } from './table-events';

/** An event with a number of its own, so that a list of them can be drawn, and the row of the table it came with. */
export interface LogEntry {
  readonly number: number;
  readonly seq: number;
  readonly event: GameEvent;
}

const MOST_ENTRIES = 300;

/** What has happened in the game, as far as this page was told and as it still counts. */
export class GameLog {
  entries = $state.raw<readonly LogEntry[]>([]);
  #lastNumber = 0;

  /** The number of the last event there was, also of one that was taken back since. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  clear(): void {
    this.entries = [];
  }

  /** Where the server doesn't say which row an event came with, it is the given one. */
  add(events: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): void {
    const more = events.map((event, index) => ({
      number: (this.#lastNumber += 1),
      seq: seqs?.[index] ?? seq,
      event,
    }));
    this.entries = [...this.entries, ...more].slice(-MOST_ENTRIES);
  }

  /** Everything after this row was taken back. */
  takeBack(to: number, seq: number): void {
    this.entries = this.entries.filter((entry) => entry.seq <= to);
    this.add([TAKEN_BACK], undefined, seq);
  }

  /** After a lost connection: rows that the server's history no longer has were taken back meanwhile. */
  dropTakenBack(history: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): void {
    if (seqs?.length !== history.length) return;
    const oldest = seqs[0] ?? 0;
    const counts = (entry: LogEntry) =>
      entry.seq < oldest || entry.event === TAKEN_BACK || seqs.includes(entry.seq);
    if (this.entries.every(counts)) return;
    this.entries = this.entries.filter(counts);
    this.add([TAKEN_BACK], undefined, seq);
  }
}
