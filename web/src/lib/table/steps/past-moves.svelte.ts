import { MOST_ENTRIES, type LogEntry } from '../store/game-log.svelte';
import type { GameSteps } from './game-steps';
import { planMove, type PlannedStep } from './step-plan';
import type { ShownStep } from './step-player.svelte';
import { sameSeats, showEntries, viewsOf, type Situation, type ToldViews } from './told-views';

export interface PastMove {
  /** The row of the log that it ended with. */
  readonly seq: number;
  /** What each seat had been shown before it, and after it. */
  readonly before: ToldViews;
  readonly after: ToldViews;
  readonly entries: readonly LogEntry[];
}

/** A step of the past while it is shown again; without a step once it is over. */
interface ShownAgain {
  readonly views: ToldViews;
  readonly step: ShownStep | null;
  readonly number: number;
}

/** How many moves can be shown again: all that the log has a line of. What stays the same in their views is there once. */
const MOST_MOVES = MOST_ENTRIES;
/** For an event that took no time when it happened. */
const SHORT = 600;

/** The last moves, for a player who taps a line of the log. */
export class PastMoves {
  shown = $state.raw<ShownAgain | null>(null);
  #moves = $state.raw<readonly PastMove[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #numbers = $derived(this.#moves.flatMap(({ entries }) => entries.map(({ number }) => number)));

  get all(): readonly PastMove[] {
    return this.#moves;
  }

  /** Without the views before it, or from another game, a move can't be shown again; nor can any to other seats. */
  keep(
    before: ToldViews,
    { entries, position }: { entries: readonly LogEntry[]; position: Situation },
  ): void {
    const after = viewsOf(position.sights);
    if (!sameSeats(before, after)) this.clear();
    else if (entries.length > 0) this.#add({ seq: position.seq, before, after, entries });
  }

  #add(move: PastMove): void {
    this.#moves = [...this.#moves, move].slice(-MOST_MOVES);
  }

  /** What was kept from before the page was loaded. */
  restore(moves: readonly PastMove[]): void {
    this.#moves = [...moves, ...this.#moves].slice(-MOST_MOVES);
  }

  has(number: number): boolean {
    return this.#numbers.includes(number);
  }

  /** Moves after this row of the log were taken back. */
  takeBack(to: number): void {
    this.#moves = this.#moves.filter(({ seq }) => seq <= to);
  }

  clear(): void {
    this.leave();
    this.#moves = [];
  }

  show(number: number, steps: GameSteps, numbered: (step: Omit<ShownStep, 'number'>) => ShownStep): void {
    const move = this.#moves.find(({ entries }) => entries.some((entry) => entry.number === number));
    const line = move?.entries.find((entry) => entry.number === number);
    if (!move || !line) return;
    this.leave();
    const { main, length, entries, views } = stepOf(move, line, steps);
    const step = numbered({ event: main.event, length, entry: main, entries, again: true });
    this.shown = { views, step, number };
    this.#timer = setTimeout(() => (this.shown = { views, step: null, number }), length);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

/** The step that shows this line of the log, and the views while it is shown. */
function stepOf(move: PastMove, line: LogEntry, steps: GameSteps): PlannedStep & { views: ToldViews } {
  const plan = planMove(move.entries, steps);
  const index = plan.steps.findIndex(({ entries }) => entries.includes(line));
  const planned = plan.steps[index];
  if (!planned) return { entries: [line], main: line, length: SHORT, views: move.after };
  const shown = plan.steps.slice(0, index + 1).flatMap(({ entries }) => entries);
  return { ...planned, views: showEntries(move.before, shown, steps) ?? move.after };
}
