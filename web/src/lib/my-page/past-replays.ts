import { SvelteMap } from 'svelte/reactivity';
import { fetchReplay } from '../net/api';
import type { MyGame, Replay } from '../net/protocol';

/** Every one is a replay to fetch. */
const MOST_GAMES = 5;

/** The records of my latest games: who won, with how many points, and what I was praised for. */
export class PastReplays {
  readonly #found = new SvelteMap<string, Replay>();
  readonly #asked: string[] = [];

  of(game: MyGame): Replay | undefined {
    return this.#found.get(keyOf(game));
  }

  /** One after another: nobody waits for them. A game that can't be shown any more has none. */
  async load(games: readonly MyGame[]): Promise<void> {
    for (const game of games.slice(0, MOST_GAMES)) {
      const key = keyOf(game);
      if (this.#asked.includes(key)) continue;
      this.#asked.push(key);
      const replay = await fetchReplay(game.table, game.number, null).catch(() => null);
      if (replay) this.#found.set(key, replay);
    }
  }
}

export function keyOf({ table, number }: MyGame): string {
  return `${table}/${number}`;
}
