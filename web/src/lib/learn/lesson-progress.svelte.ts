import type { GameLesson } from '../../games';
import type { GameEvent, GameMove } from '../net/protocol';
import type { LessonStep, ObservationOf } from '../table/screens';

type Observation = ObservationOf<unknown>;

/** Where a player stands in a lesson. It follows the game: a step is done when the observation says so. */
export class LessonProgress {
  #done = $state(0);
  #observation = $state.raw<Observation | null>(null);
  /** Whether the player has just tried something that does not fit the step. */
  heldBack = $state(false);

  constructor(
    private readonly lesson: GameLesson,
    done: number,
    private readonly remember: (done: number) => void,
  ) {
    this.#done = Math.min(done, lesson.steps.length);
  }

  get steps(): number {
    return this.lesson.steps.length;
  }

  /** The number of the step, from 1. */
  readonly number = $derived.by(() => Math.min(this.#done + 1, this.steps));
  readonly finished = $derived.by(() => this.#done >= this.steps);
  /** The step that is shown; null while the player watches the others, and at the end. */
  readonly step: LessonStep | null = $derived.by(() => {
    const step = this.lesson.steps[this.#done] ?? null;
    const observation = this.#observation;
    return step && observation && (step.when?.(observation) ?? true) ? step : null;
  });
  readonly part: string | null = $derived.by(() => {
    const part = this.step?.part ?? null;
    return typeof part === 'function' && this.#observation
      ? part(this.#observation)
      : (part as string | null);
  });
  /** Whether there is only something to read. */
  readonly readsOn = $derived(this.step?.done === 'read');

  sentence(names: readonly string[]): string | null {
    const text = this.step ? this.lesson.texts[this.step.id] : undefined;
    if (typeof text !== 'function') return text ?? null;
    return this.#observation ? text(this.step?.values?.(this.#observation, names) ?? {}) : null;
  }

  observe(observation: Observation, events: readonly GameEvent[]): void {
    this.#observation = observation;
    let done = this.#done;
    while (isDone(this.lesson.steps[done], observation, events)) done += 1;
    // If the game has ended in another way than the lesson expects, only what is said after it is left.
    if (observation.result) done = Math.max(done, this.#firstAfterTheGame);
    this.#goOn(done);
  }

  /** The player has read the step. */
  next(): void {
    if (this.readsOn) this.#goOn(this.#done + 1);
    if (this.#observation) this.observe(this.#observation, []);
  }

  /** Whether a move fits the step. If not, the player is told what to do first. */
  allows(move: GameMove): boolean {
    const { step } = this;
    const observation = this.#observation;
    const allowed =
      step === null || observation === null || (step.allows?.(move, observation) ?? step.done !== 'read');
    this.heldBack = !allowed;
    return allowed;
  }

  get #firstAfterTheGame(): number {
    return this.lesson.steps.findLastIndex(({ done }) => done !== 'read') + 1;
  }

  #goOn(done: number): void {
    if (done === this.#done) return;
    this.#done = done;
    this.heldBack = false;
    this.remember(done);
  }
}

function isDone(
  step: LessonStep | undefined,
  observation: Observation,
  events: readonly GameEvent[],
): boolean {
  return step !== undefined && step.done !== 'read' && step.done(observation, events);
}
