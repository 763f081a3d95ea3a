import { saveItem, loadItem } from '../me/storage';
import type { GameEvent } from '../net/protocol';
import type { Lesson, ObservationOf } from '../table/screens';

const KEY = 'huetable.coach';

/** What was explained in this browser, and whether it wants more of it. */
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

  remember(game: string, clauses: readonly string[]): void {
    this.#explained = { ...this.#explained, [game]: [...this.explained(game), ...clauses] };
    this.#keep();
  }

  setOn(on: boolean): void {
    this.on = on;
    this.#keep();
  }

  /** Everything is new again. */
  startOver(): void {
    this.#explained = {};
    this.setOn(true);
  }

  #keep(): void {
    saveItem(KEY, { on: this.on, told: this.#explained });
  }
}

export const coach = new Coach();

/** The lessons of one game at one table: each comes up once, and the next one waits until this one was read. */
export class LessonQueue {
  #waiting = $state.raw<readonly Lesson[]>([]);

  constructor(
    private readonly game: string,
    private readonly lessons: readonly Lesson[],
    private readonly memory: Coach = coach,
  ) {}

  get lesson(): Lesson | null {
    return this.memory.on ? (this.#waiting[0] ?? null) : null;
  }

  /** Has something come up that was never explained? */
  observe(observation: ObservationOf<unknown>, events: readonly GameEvent[]): void {
    if (!this.memory.on) return;
    const told = this.memory.explained(this.game);
    const fresh = this.lessons.filter(
      ({ clause, when }) => !told.includes(clause) && when(observation, events),
    );
    if (fresh.length === 0) return;
    this.#waiting = [...this.#waiting, ...fresh];
    this.memory.remember(
      this.game,
      fresh.map(({ clause }) => clause),
    );
  }

  /** Read and understood. */
  next(): void {
    this.#waiting = this.#waiting.slice(1);
  }
}
