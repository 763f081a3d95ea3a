import { listed, text } from '../i18n';
import { me } from '../me/me.svelte';
import { changeName, fetchHome, createTable, fetchTableByCode, ApiError } from '../net/api';
import type { GameCard, Home, MyTable } from '../net/protocol';
import { router } from '../router/router.svelte';
import { pathTo } from '../router/routes';
import { startWhenShown } from '../table/store/quick-start';
import { inOwnLanguage } from './own-language';

/** The level of the bots in a quick game: the middle one, neither too easy nor too hard. */
export function middleLevel(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}

/** How many bots a quick game gets: enough for four players, within the game's limits. */
export function botsFor(card: GameCard): number {
  const [least, most] = card.seats;
  return Math.max(least, Math.min(4, most)) - 1;
}

/** Who else is at my table. In a running game with one chair of mine and no other people, the others are bots. */
export function companionsLine({ others, mine, phase }: Pick<MyTable, 'others' | 'mine' | 'phase'>): string {
  if (others.length > 0) return text.home.with({ names: listed(others) });
  if (mine.length > 1) return text.home.oneScreen({ names: listed(mine) });
  return phase === 'waiting' ? text.home.alone : text.home.withBots;
}

/** The state of the home page: the games, my tables, open tables, and ways to open or join one. */
export class HomeStore {
  home = $state.raw<Home | null>(null);
  problem = $state<string | null>(null);
  /** The game whose table is being opened. */
  openingGame = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.home = await fetchHome();
      this.problem = null;
      me.adoptFromServer(this.home.me.name, this.home.me.colour, this.home.me.face);
    } catch (error) {
      this.problem = errorSentence(error);
    }
  }

  /**
   * Open a table with bots, with the options the game suggests for a quick game. The game starts from there by itself:
   * the browser must be shown the commitment before it adds its number.
   */
  playNow(card: GameCard): Promise<void> {
    const level = middleLevel(card.levels);
    const bots = level === undefined ? [] : Array.from({ length: botsFor(card) }, () => level);
    return this.#openTable(card, bots, card.quick);
  }

  /** My new name, colour and face go to every table of mine where no game is on. */
  async changeName(): Promise<void> {
    try {
      await changeName({ name: me.name, colour: me.colour, face: me.face });
      this.problem = null;
    } catch (error) {
      this.problem = errorSentence(error);
    }
  }

  /** Open a table and wait there for friends. */
  invite(card: GameCard): Promise<void> {
    return this.#openTable(card, []);
  }

  /** Go to the table with this code. Resolves to an error message, or null if the table was found. */
  async join(code: string): Promise<string | null> {
    try {
      router.go(pathTo.table((await fetchTableByCode(code)).table));
      return null;
    } catch (error) {
      return error instanceof ApiError && error.status === 404
        ? text.notFound.code({ code })
        : errorSentence(error);
    }
  }

  async #openTable(card: GameCard, bots: readonly string[], options: GameCard['quick'] = {}): Promise<void> {
    this.openingGame = card.id;
    try {
      const mine = { name: me.name, colour: me.colour, face: me.face };
      const order = { game: card.id, ...mine, options: inOwnLanguage(card, options), bots };
      const { table } = await createTable(order);
      if (bots.length > 0) startWhenShown(table);
      router.go(pathTo.table(table));
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
