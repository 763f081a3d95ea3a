import { router } from '../router/router.svelte';
import { pathTo } from '../router/routes';
import { me } from '../me/me.svelte';
import { fetchHome, createTable, fetchTableByCode, ApiError } from '../net/api';
import type { GameCard, Home, MyTable } from '../net/protocol';
import { randomToken } from '../net/random-token';
import { text } from '../i18n';

/** How the bots of a quick game play: the level in the middle, so that nobody is bored or beaten flat. */
export function middleLevel(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}

/** As many bots as make a good table: four at it, within what the game allows. */
export function botsFor(card: GameCard): number {
  const [least, most] = card.seats;
  return Math.max(least, Math.min(4, most)) - 1;
}

/** Who else is at a table of mine. In a game with nobody else and one chair of mine, the others are bots. */
export function companionsLine({ others, mine, phase }: Pick<MyTable, 'others' | 'mine' | 'phase'>): string {
  if (others.length > 0) return text.home.with(others);
  if (mine.length > 1) return text.home.oneScreen(mine);
  return phase === 'waiting' ? text.home.alone : text.home.withBots;
}

/** The home page: what there is to play, and the ways to a table. */
export class HomeStore {
  home = $state.raw<Home | null>(null);
  problem = $state<string | null>(null);
  /** The game whose table is being laid. */
  openingGame = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.home = await fetchHome();
      this.problem = null;
      me.adoptFromServer(this.home.me.name, this.home.me.colour);
    } catch (error) {
      this.problem = errorSentence(error);
    }
  }

  /** You and bots, at once, as the game itself says it is best played so. */
  playNow(card: GameCard): Promise<void> {
    const level = middleLevel(card.levels);
    const bots = level === undefined ? [] : Array.from({ length: botsFor(card) }, () => level);
    return this.#openTable(card, bots, card.quick);
  }

  /** A table to invite to. */
  invite(card: GameCard): Promise<void> {
    return this.#openTable(card, []);
  }

  /** Resolves to what is wrong with the code, or to null on the way to its table. */
  async join(code: string): Promise<string | null> {
    try {
      router.go(pathTo.table((await fetchTableByCode(code)).table));
      return null;
    } catch (error) {
      return error instanceof ApiError && error.status === 404
        ? text.notFound.code(code)
        : errorSentence(error);
    }
  }

  async #openTable(card: GameCard, bots: readonly string[], options: GameCard['quick'] = {}): Promise<void> {
    this.openingGame = card.id;
    try {
      const order = {
        game: card.id,
        name: me.name,
        colour: me.colour,
        nonce: randomToken(16),
        options,
        bots,
        start: bots.length > 0,
      };
      router.go(pathTo.table((await createTable(order)).table));
    } catch (error) {
      this.problem = errorSentence(error);
    } finally {
      this.openingGame = null;
    }
  }
}

function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : text.common.unreachable;
}
