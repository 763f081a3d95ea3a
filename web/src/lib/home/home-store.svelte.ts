import { formatDuration, listed, text } from '../i18n';
import { me } from '../me/me.svelte';
import {
  ApiError,
  changeName,
  createTable,
  fetchHome,
  fetchOpenTables,
  fetchTableByCode,
  playWithAnyone,
  removeMyTable,
} from '../net/api';
import type { GameCard, Home, MyTable, OpenTable } from '../net/protocol';
import { router } from '../router/router.svelte';
import { pathTo } from '../router/routes';
import { sitWhenShown, startWhenShown } from '../table/store/quick-start';
import { newTable } from './new-table';
import { botsFor, middleLevel } from './quick-game';

/** The clause by which this server lets only some people open tables. */
const NEEDS_PASSPHRASE = 'TABLE-85';

/** Who else is at my table. In a running game with one chair of mine and no other people, the others are bots. */
export function companionsLine({ others, mine, phase }: Pick<MyTable, 'others' | 'mine' | 'phase'>): string {
  if (others.length > 0) return text.home.with({ names: listed(others) });
  if (mine.length > 1) return text.home.oneScreen({ names: listed(mine) });
  return phase === 'waiting' ? text.home.alone : text.home.withBots;
}

/** How things stand at my table. */
export function tableState({ my_turn: myTurn, phase }: Pick<MyTable, 'my_turn' | 'phase'>): string {
  const phases: Readonly<Record<string, string>> = text.home.phases;
  return myTurn ? text.home.myTurn : (phases[phase] ?? '');
}

/** In a slow game that waits for me: how long I have; else empty. */
export function timeToDecide({
  my_turn: myTurn,
  left,
  resting,
}: Pick<MyTable, 'my_turn' | 'left' | 'resting'>): string {
  if (!myTurn || left === null) return '';
  return resting ? text.common.noClockToday : text.common.timeLeft({ time: formatDuration(left) });
}

/** The state of the home page: the games, my tables, open tables, and ways to open or join one. */
export class HomeStore {
  home = $state.raw<Home | null>(null);
  problem = $state<string | null>(null);
  /** The game whose table is being opened. */
  openingGame = $state<string | null>(null);
  /** What to try again once the operator's passphrase was entered. */
  locked = $state.raw<(() => Promise<void>) | null>(null);

  async load(): Promise<void> {
    try {
      this.home = await fetchHome();
      this.problem = null;
      me.adoptFromServer(this.home.me.name, this.home.me.colour, this.home.me.face);
    } catch (error) {
      this.problem = errorSentence(error);
    }
  }

  /** Only the tables that anybody may join: they come and go. What the page cannot ask now, it asks a moment later. */
  async refreshOpenTables(): Promise<void> {
    try {
      const open = await fetchOpenTables();
      if (this.home) this.home = { ...this.home, open };
    } catch {
      // The next full load says what is wrong.
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

  /** Take a finished table off my list. */
  async remove(table: MyTable): Promise<void> {
    try {
      await removeMyTable(table.table);
      await this.load();
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

  /** The passphrase was right: go on with what needed it. */
  unlock(): Promise<void> | undefined {
    const again = this.locked;
    this.locked = null;
    return again?.();
  }

  /** Sit down with whoever else wants to play this game, or wait for them. */
  playWithAnyone(card: GameCard): Promise<void> {
    return this.#goToTable(card, async () => {
      const { table } = await playWithAnyone(newTable(card, []));
      sitWhenShown(table);
      return table;
    });
  }

  /** Take a seat at a table that is open to everybody. */
  sitDown({ table }: OpenTable): void {
    sitWhenShown(table);
    router.go(pathTo.table(table));
  }

  #openTable(card: GameCard, bots: readonly string[], options: GameCard['quick'] = {}): Promise<void> {
    return this.#goToTable(card, async () => {
      const { table } = await createTable(newTable(card, bots, options));
      if (bots.length > 0) startWhenShown(table);
      return table;
    });
  }

  async #goToTable(card: GameCard, find: () => Promise<string>): Promise<void> {
    this.openingGame = card.id;
    try {
      router.go(pathTo.table(await find()));
    } catch (error) {
      if (error instanceof ApiError && error.clause === NEEDS_PASSPHRASE)
        this.locked = () => this.#goToTable(card, find);
      else this.problem = errorSentence(error);
    } finally {
      this.openingGame = null;
    }
  }
}

function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : text.common.unreachable;
}
