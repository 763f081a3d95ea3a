import type { Replay } from '../../net/protocol';
import type { ObservationOf } from '../screens';

const STEP_MS = 1400;

/** Multiples of the normal speed. */
const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** Plays a finished game step by step. */
export class Playback {
  stepIndex = $state(0);
  speed = $state(1);
  #timer = $state.raw<ReturnType<typeof setInterval> | null>(null);

  replay: Replay;
  seat: number | null;

  constructor(replay: Replay, seat: number | null) {
    this.replay = $state.raw(replay);
    this.seat = $state(seat);
  }

  /** Show the game as another seat saw it, at the same step. Playing goes on. */
  watchFrom(seat: number | null, replay: Replay): void {
    this.seat = seat;
    this.replay = replay;
  }

  readonly playing = $derived(this.#timer !== null);

  get lastIndex(): number {
    return Math.max(0, this.replay.steps.length - 1);
  }

  get step(): Replay['steps'][number] | undefined {
    return this.replay.steps[this.stepIndex];
  }

  /** The last view, for what may be shown now that the game is over. */
  get finalView(): unknown {
    return this.replay.steps.at(-1)?.view;
  }

  /** Without legal moves, since nobody can move in the past. */
  get observation(): ObservationOf<unknown> {
    const result = this.stepIndex === this.lastIndex ? this.replay.result : null;
    return { seat: this.seat, view: this.step?.view, moves: [], forms: [], awaited: [], timers: [], result };
  }

  goTo(step: number): void {
    this.stepIndex = Math.max(0, Math.min(this.lastIndex, step));
    if (this.stepIndex === this.lastIndex) this.stop();
  }

  /** At the end, start from the beginning. */
  start(): void {
    if (this.stepIndex === this.lastIndex) this.stepIndex = 0;
    this.#timer = setInterval(() => this.goTo(this.stepIndex + 1), STEP_MS / this.speed);
  }

  /** The next speed, from the fastest to the slowest again. Playing goes on at the new speed. */
  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (!this.playing) return;
    this.stop();
    this.start();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
