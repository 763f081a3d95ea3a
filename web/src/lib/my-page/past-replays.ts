import { SvelteMap } from 'svelte/reactivity';
import { fetchReplay } from '../net/api';
import type { MyGame, Replay } from '../net/protocol';

/** Among so many of my latest games the best moments are looked for. */
export const LATEST_GAMES = 5;

/** The records of my games: who won, with how many points, and what I was praised for. Every one is a replay to fetch. */
export class PastReplays {
  readonly #found = new SvelteMap<string, Replay>();
  readonly #asked = new Set<string>();
  #last = Promise.resolve();

  of(game: MyGame): Replay | undefined {
    return this.#found.get(keyOf(game));
  }

  /** One after another: nobody waits for them. A game that can't be shown any more has none. */
  load(...games: readonly MyGame[]): Promise<void> {
    for (const game of games) {
      if (this.#asked.has(keyOf(game))) continue;
      this.#asked.add(keyOf(game));
      this.#last = this.#last.then(() => this.#fetch(game));
    }
    return this.#last;
  }

  async #fetch(game: MyGame): Promise<void> {
    const replay = await fetchReplay(game.table, game.number, null).catch(() => null);
    if (replay) this.#found.set(keyOf(game), replay);
  }
}

export function keyOf({ table, number }: MyGame): string {
  return `${table}/${number}`;
}
