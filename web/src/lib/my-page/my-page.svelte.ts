import { listed, text } from '../i18n';
import { ApiError, fetchHome } from '../net/api';
import { fetchMyPage, removeMyGame, removeMyGames } from '../net/my-api';
import type { FellowPlayer, GameCard, GameTotals, MyGame, MyPage } from '../net/protocol';
import { inviteAgain } from './invite-again';

/** A player's own page: the games they finished, and the people they played with. */
export class MyPageStore {
  page = $state.raw<MyPage | null>(null);
  problem = $state('');
  /** The games that are offered here. */
  cards = $state.raw<readonly GameCard[]>([]);

  async load(): Promise<void> {
    await this.#attempt(async () => {
      const [page, home] = await Promise.all([fetchMyPage(), fetchHome()]);
      [this.page, this.cards] = [page, home.games];
    });
  }

  /** The game as it is offered here; one that the operator has switched off is not. */
  card(game: string): GameCard | undefined {
    return this.cards.find((card) => card.id === game);
  }

  title(game: string): string {
    return this.card(game)?.title ?? game;
  }

  remove(game: MyGame): Promise<void> {
    return this.#change(() => removeMyGame(game.table, game.number));
  }

  /** To a new table of the game that we played last. */
  invite({ id, game }: FellowPlayer): Promise<void> {
    const card = this.card(game);
    return this.#attempt(async () => {
      if (card) await inviteAgain(card, { people: [id] });
    });
  }

  removeAll(): Promise<void> {
    return this.#change(removeMyGames);
  }

  /** Do it, and show what is left. */
  #change(action: () => Promise<null>): Promise<void> {
    return this.#attempt(async () => {
      await action();
      this.page = await fetchMyPage();
    });
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : text.common.unreachable;
    }
  }
}

/** How many games there were in all, how many were won, and which game was played most: of two, the one won more often. */
export function summary(totals: readonly GameTotals[]) {
  const sum = (count: (each: GameTotals) => number) => totals.reduce((all, each) => all + count(each), 0);
  const [favourite] = totals.toSorted((a, b) => b.games - a.games || b.wins - a.wins);
  return { games: sum(({ games }) => games), wins: sum(({ wins }) => wins), favourite: favourite?.game };
}

/** Who else played. The names of people go with their table. */
export function othersLine({ others, bots }: MyGame): string {
  if (others.length > 0) return text.home.with({ names: listed(others) });
  return bots > 0 ? text.home.withBots : '';
}
