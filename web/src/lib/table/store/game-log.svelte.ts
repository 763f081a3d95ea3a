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
  lines = $state.raw<readonly LogEntry[]>([]);
  #counted = 0;

  /** The number of the last event there was, also of one that was taken back since. */
  get last(): number {
    return this.#counted;
  }

  clear(): void {
    this.lines = [];
  }

  /** Where the server doesn't say which row an event came with, it is the given one. */
  add(events: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): void {
    const more = events.map((event, index) => ({
      number: (this.#counted += 1),
      seq: seqs?.[index] ?? seq,
      event,
    }));
    this.lines = [...this.lines, ...more].slice(-MOST_ENTRIES);
  }

  /** Everything after this row was taken back. */
  takeBack(to: number, seq: number): void {
    this.lines = this.lines.filter((line) => line.seq <= to);
    this.add([TAKEN_BACK], undefined, seq);
  }

  /** After a lost connection: rows that the server's history no longer has were taken back meanwhile. */
  compare(history: readonly GameEvent[], seqs: readonly number[] | undefined, seq: number): void {
    if (seqs?.length !== history.length) return;
    const oldest = seqs[0] ?? 0;
    const counts = (line: LogEntry) =>
      line.seq < oldest || line.event === TAKEN_BACK || seqs.includes(line.seq);
    if (this.lines.every(counts)) return;
    this.lines = this.lines.filter(counts);
    this.add([TAKEN_BACK], undefined, seq);
  }
}
