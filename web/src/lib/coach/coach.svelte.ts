import { saveItem, loadItem } from '../me/storage';
import type { GameEvent } from '../net/protocol';
import type { Lesson, ObservationOf } from '../table/screens';

const KEY = 'huetable.coach';

/** Which clauses were already explained in this browser, and whether the coach is on. */
export class Coach {
  on = $state(true);
  /** The clauses that were explained, by game. */
  #explained = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor() {
    const { on, told } = loadItem(KEY, { on: true, told: {} });
    this.on = on;
    this.#explained = told;
  }

  readonly lessons = $derived(Object.values(this.#explained).flat().length);

  explained(game: string): readonly string[] {
    return this.#explained[game] ?? [];
  }

  markExplained(game: string, clauses: readonly string[]): void {
    this.#explained = { ...this.#explained, [game]: [...this.explained(game), ...clauses] };
    this.#save();
  }

  setOn(on: boolean): void {
    this.on = on;
    this.#save();
  }

  /** Forget what was explained, and turn the coach on. */
  startOver(): void {
    this.#explained = {};
    this.setOn(true);
  }

  #save(): void {
    saveItem(KEY, { on: this.on, told: this.#explained });
  }
}

export const coach = new Coach();

/** The lessons of one game at one table. Each is shown once; the next one waits until this one was read. */
export class LessonQueue {
  #queue = $state.raw<readonly Lesson[]>([]);

  constructor(
    private readonly game: string,
    private readonly lessons: readonly Lesson[],
    private readonly memory: Coach = coach,
  ) {}

  get lesson(): Lesson | null {
    return this.memory.on ? (this.#queue[0] ?? null) : null;
  }

  /** Queue the lessons for situations that come up for the first time. */
  observe(observation: ObservationOf<unknown>, events: readonly GameEvent[]): void {
    if (!this.memory.on) return;
    const explained = this.memory.explained(this.game);
    const fresh = this.lessons.filter(
      ({ clause, when }) => !explained.includes(clause) && when(observation, events),
    );
    if (fresh.length === 0) return;
    this.#queue = [...this.#queue, ...fresh];
    this.memory.markExplained(
      this.game,
      fresh.map(({ clause }) => clause),
    );
  }

  /** The current lesson was read: show the next one. */
  next(): void {
    this.#queue = this.#queue.slice(1);
  }
}
