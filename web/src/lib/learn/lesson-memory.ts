import { loadItem, saveItem } from '../me/storage';

const KEY = 'huetable.lessons';

/** The lesson that this browser has begun: its table, and how many of its steps are done. */
export interface BegunLesson {
  readonly table: string;
  readonly step: number;
}

type Begun = Readonly<Record<string, BegunLesson>>;

const load = (): Begun => loadItem<{ begun: Begun }>(KEY, { begun: {} }).begun;

export const begunLesson = (game: string): BegunLesson | null => load()[game] ?? null;

export function rememberLesson(game: string, lesson: BegunLesson): void {
  saveItem(KEY, { begun: { ...load(), [game]: lesson } });
}

/** The next visit goes on at this table. */
export function resumeLesson(game: string, table: string): void {
  if (begunLesson(game)?.table !== table) rememberLesson(game, { table, step: 0 });
}

/** The next visit begins a new lesson. */
export function forgetLesson(game: string): void {
  const others = Object.entries(load()).filter(([name]) => name !== game);
  saveItem(KEY, { begun: Object.fromEntries(others) });
}
