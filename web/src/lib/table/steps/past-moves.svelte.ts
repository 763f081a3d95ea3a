import type { LogEntry } from '../store/game-log.svelte';
import type { GameSteps } from './game-steps';
import { planMove, type PlannedStep } from './step-plan';
import type { ShownStep } from './step-player.svelte';
import { sameSeats, showEntries, viewsOf, type Situation, type ToldViews } from './told-views';

interface PastMove {
  /** What each seat had been shown before it. */
  readonly before: ToldViews;
  readonly entries: readonly LogEntry[];
  readonly position: Situation;
}

/** A step of the past while it is shown again; without a step once it is over. */
interface ShownAgain {
  readonly views: ToldViews;
  readonly step: ShownStep | null;
  readonly number: number;
}

/** How many moves can be shown again. */
export const MOST_MOVES = 60;
/** For an event that took no time when it happened. */
const SHORT = 600;

/** The last moves, for a player who taps a line of the log. */
export class PastMoves {
  shown = $state.raw<ShownAgain | null>(null);
  #moves = $state.raw<readonly PastMove[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #numbers = $derived(this.#moves.flatMap(({ entries }) => entries.map(({ number }) => number)));

  /** Without the views before it, from another game or for other seats, a move can't be shown again. */
  keep(before: ToldViews, { entries, position }: Omit<PastMove, 'before'>): void {
    if (!sameSeats(before, viewsOf(position.sights)) || entries.length === 0) return;
    this.#moves = [...this.#moves, { before, entries, position }].slice(-MOST_MOVES);
  }

  has(number: number): boolean {
    return this.#numbers.includes(number);
  }

  /** Moves after this row of the log were taken back. */
  takeBack(to: number): void {
    this.#moves = this.#moves.filter(({ position }) => position.seq <= to);
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
  if (!planned) return { entries: [line], main: line, length: SHORT, views: viewsOf(move.position.sights) };
  const shown = plan.steps.slice(0, index + 1).flatMap(({ entries }) => entries);
  return { ...planned, views: showEntries(move.before, shown, steps) ?? viewsOf(move.position.sights) };
}
