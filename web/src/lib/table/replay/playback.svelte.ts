import type { Observation, Replay } from '../../net/protocol';
import { NO_STEPS, type GameSteps } from '../steps/game-steps';
import { StepPlayer } from '../steps/step-player.svelte';
import type { Situation } from '../steps/told-views';
import type { ObservationOf } from '../screens';
import { GameLog } from '../store/game-log.svelte';
import { withPublicSteps } from './public-steps';

/** How long a move stays on the screen at least, and how long after its last step. */
const MOVE_MS = 1400;
const REST_MS = 600;

/** Multiples of the normal speed. */
const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

interface PastPosition extends Situation {
  readonly scores: readonly number[];
}

/** Plays a finished game move by move, each of them step by step. */
export class Playback {
  stepIndex = $state(0);
  speed = $state(1);
  /** Whether anything but the deal has been shown or asked for. */
  begun = $state(false);
  readonly told = new StepPlayer<PastPosition>();
  readonly #log = new GameLog();
  #timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);

  replay: Replay;
  seat: number | null;

  /** Without a step it waits at the first one to be started. */
  constructor(replay: Replay, seat: number | null, steps: GameSteps = NO_STEPS, step: number | null = null) {
    this.replay = $state.raw(withPublicSteps(replay, steps.personal));
    this.seat = $state(seat);
    this.told.steps = steps;
    if (step === null) this.#showNow();
    else this.showAt(step);
  }

  /** Show the game as another seat saw it, at the same step. Playing goes on. */
  watchFrom(seat: number | null, replay: Replay): void {
    this.seat = seat;
    this.replay = withPublicSteps(replay, this.told.steps.personal);
    this.#showNow();
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
  get observation(): ObservationOf<unknown> & Observation {
    const result = this.stepIndex === this.lastIndex ? this.replay.result : null;
    return { seat: this.seat, view: this.step?.view, moves: [], forms: [], awaited: [], timers: [], result };
  }

  /** The next move is shown step by step, any other at once. Returns how long it takes to show. */
  goTo(index: number): number {
    if (this.#within(index) !== this.stepIndex + 1) return this.showAt(index);
    this.#arriveAt(index);
    return this.#tell();
  }

  /** Shows this step at once. */
  showAt(index: number): 0 {
    this.#arriveAt(index);
    this.#showNow();
    return 0;
  }

  /** At the end, start from the beginning. */
  start(): void {
    this.begun = true;
    if (this.stepIndex === this.lastIndex) this.showAt(0);
    this.#goOnAfter(MOVE_MS);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.start();
  }

  /** The next speed, from the fastest to the slowest again. Playing goes on at the new speed. */
  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    this.told.speed = this.speed;
    if (!this.playing) return;
    this.stop();
    this.start();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #within(index: number): number {
    return Math.max(0, Math.min(this.lastIndex, index));
  }

  #arriveAt(index: number): void {
    this.begun = true;
    this.stepIndex = this.#within(index);
    if (this.stepIndex === this.lastIndex) this.stop();
  }

  #goOnAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      const length = this.goTo(this.stepIndex + 1) * this.speed;
      if (this.playing) this.#goOnAfter(Math.max(MOVE_MS, length + REST_MS));
    }, milliseconds / this.speed);
  }

  get #position(): PastPosition {
    return { seq: this.step?.seq ?? 0, sights: [this.observation], scores: this.step?.scores ?? [] };
  }

  #showNow(): void {
    this.told.showNow(this.#position, []);
  }

  #tell(): number {
    this.told.jump();
    const entries = this.#log.add(this.step?.events ?? [], undefined, this.step?.seq ?? 0);
    return this.told.tell(this.#position, entries);
  }
}
