import type { GameEvent, Position } from '../../net/protocol';
import type { Step } from '../screens';
import type { LogEntry } from '../store/game-log.svelte';
import { NO_STEPS, type GameSteps } from './game-steps';
import { PastMoves } from './past-moves.svelte';
import { planMove, type PlannedStep } from './step-plan';
import { sameSeats, showEntries, viewOf, viewsOf, type Situation, type ToldViews } from './told-views';

/** A step with the line of the log that it shows. */
export interface ShownStep extends Step {
  readonly entry: LogEntry;
  /** The lines of all that is shown together. */
  readonly entries: readonly LogEntry[];
}

interface Move<Now> {
  readonly entries: readonly LogEntry[];
  /** The steps that have not been shown. */
  steps: readonly PlannedStep[];
  /** What is told only when it is over. */
  readonly rest: readonly LogEntry[];
  /** The board can't show it event by event. */
  atOnce?: boolean;
  /** What is true after it. */
  position: Now;
  /** When it came. */
  readonly at: number;
}

/** When a newer move has waited this long, the one that is being shown ends. The server counts on it: core/steps.py. */
export const LONGEST_WAIT = 3000;

const NOTHING: ToldViews = { seats: [], views: [] };

/**
 * Shows what happened one event after another. The store always has the latest position; this has what the player has been
 * shown of it. It never holds anybody up: when the player acts, it jumps to the present.
 */
export class StepPlayer<Now extends Situation = Position> {
  /** How this game's events are shown; without it, everything is shown at once. */
  steps: GameSteps = NO_STEPS;
  speed = 1;
  /** The last position that was shown completely. */
  position = $state.raw<Now | null>(null);
  /** The events that led to it. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Lines of the log from this number on have not been shown yet. */
  untold = $state(Infinity);
  /** Whether something is left to show, or is being shown. */
  telling = $state(false);
  readonly past = new PastMoves();

  #step = $state.raw<ShownStep | null>(null);
  #views = $state.raw<ToldViews>(NOTHING);
  #waiting: readonly Move<Now>[] = [];
  #current: Move<Now> | null = null;
  #stepEnds = 0;
  #lastStep = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `whenTold` is called when everything that has come has been shown. */
  constructor(private readonly whenTold: () => void = () => undefined) {}

  /** What is being shown now: an event that is new, or one that the player asked to see again. */
  readonly step: ShownStep | null = $derived(this.past.shown ? this.past.shown.step : this.#step);

  /** What a seat has been shown of its view. */
  viewOf(seat: number | null): unknown {
    return viewOf(this.past.shown?.views ?? this.#views, seat);
  }

  /** Shows a move, after those that are still being shown. Returns how long it takes, in milliseconds. */
  tell(position: Now, entries: readonly LogEntry[]): number {
    if (!this.#fits(position)) {
      this.showNow(position, entries);
      return 0;
    }
    const plan = planMove(entries, this.steps, this.speed);
    this.#waiting = [...this.#waiting, { ...plan, entries, position, at: Date.now() }];
    this.#goOn();
    return plan.steps.reduce((sum, { length }) => sum + length, 0);
  }

  /** Nothing happened, but something else is new: a clock got more time, somebody sat down. */
  update(position: Now): void {
    const latest = this.#waiting.at(-1) ?? this.#current;
    if (!this.#fits(position)) this.showNow(position, []);
    else if (latest) latest.position = position;
    else this.#finish(position, []);
  }

  /** Shows this position at once, whatever came before. */
  showNow(position: Now, entries: readonly LogEntry[]): void {
    this.jump();
    this.past.keep(this.#views, { entries, position });
    this.#finish(position, entries);
  }

  /** Jumps to the present: everything that has come is told. */
  jump(): void {
    this.past.leave();
    const moves = [...(this.#current ? [this.#current] : []), ...this.#waiting];
    for (const move of moves) this.#endMove(move);
    this.#waiting = [];
    this.events = moves.length > 0 ? moves.flatMap(({ entries }) => eventsOf(entries)) : this.events;
    this.#setTimer();
  }

  /** The player has seen enough of this step. */
  skip(): void {
    if (!this.past.shown) this.#nextStep();
    this.past.leave();
    this.#goOn();
  }

  /** Another game begins, or none is on. */
  clear(): void {
    this.#waiting = [];
    this.#current = null;
    this.#step = null;
    this.#views = NOTHING;
    this.position = null;
    this.events = [];
    this.past.clear();
    this.#setTimer();
  }

  /** Shows a line of the log again. The present waits. */
  showAgain(number: number): void {
    this.jump();
    this.past.show(number, this.steps, (step) => ({ ...step, number: (this.#lastStep += 1) }));
  }

  backToPresent(): void {
    this.past.leave();
    this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.past.leave();
  }

  #fits(position: Now): boolean {
    return this.position !== null && sameSeats(this.#views, viewsOf(position.sights));
  }

  /** Begins what is next, and sets the timer for what comes after. */
  #goOn(): void {
    const oldest = this.#waiting[0];
    if (oldest && Date.now() >= oldest.at + LONGEST_WAIT) {
      this.past.leave();
      if (this.#current) this.#endMove(this.#current);
    }
    while (!this.past.shown && !this.#current && this.#waiting.length > 0) this.#beginMove();
    this.#setTimer();
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const stepEnds = this.#current ? this.#stepEnds : Infinity;
    const waitEnds = (this.#waiting[0]?.at ?? Infinity) + LONGEST_WAIT;
    const next = Math.min(stepEnds, waitEnds);
    if (next < Infinity) this.#timer = setTimeout(() => this.#onTimer(), Math.max(0, next - Date.now()));
    this.untold = this.#firstUntold();
    const before = this.telling;
    this.telling = this.#current !== null || this.#waiting.length > 0;
    if (before && !this.telling) this.whenTold();
  }

  #onTimer(): void {
    if (this.#current && Date.now() >= this.#stepEnds) this.#nextStep();
    this.#goOn();
  }

  #firstUntold(): number {
    const [step] = this.#current?.steps ?? [];
    const left = step?.entries[0] ?? this.#current?.rest[0] ?? this.#waiting[0]?.entries[0];
    return left?.number ?? Infinity;
  }

  #beginMove(): void {
    const [move, ...later] = this.#waiting;
    if (!move) return;
    this.#waiting = later;
    this.past.keep(this.#views, move);
    this.#current = move;
    this.#nextStep();
  }

  #nextStep(): void {
    const move = this.#current;
    const [planned, ...later] = move?.steps ?? [];
    if (move && planned) {
      move.steps = later;
      this.#showStep(planned, move);
    } else if (move) this.#endMove(move);
  }

  #showStep({ main, length, entries }: PlannedStep, move: Move<Now>): void {
    const shown = move.atOnce ? null : showEntries(this.#views, entries, this.steps);
    // Where the board has the whole move at once, its sentences still come one by one.
    move.atOnce = shown === null;
    this.#views = shown ?? viewsOf(move.position.sights);
    this.#step = { number: (this.#lastStep += 1), event: main.event, length, entry: main, entries };
    this.#stepEnds = Date.now() + length;
  }

  #endMove(move: Move<Now>): void {
    if (move !== this.#current) this.past.keep(this.#views, move);
    this.#current = null;
    this.#step = null;
    this.#finish(move.position, move.entries);
  }

  #finish(position: Now, entries: readonly LogEntry[]): void {
    this.#views = viewsOf(position.sights);
    this.position = position;
    this.events = eventsOf(entries);
  }
}

function eventsOf(entries: readonly LogEntry[]): readonly GameEvent[] {
  return entries.map(({ event }) => event);
}
