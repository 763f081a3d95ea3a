import { text } from '../i18n';
import { ApiError, fetchHome } from '../net/api';
import { fetchOperatorPage, signInOperator } from '../net/operator-api';
import type { GameCard, OperatorPage } from '../net/protocol';
import type { Action } from './questions';

/** The operator's page: what it shows, and whether this browser may see it. */
export class OperatorStore {
  page = $state.raw<OperatorPage | null>(null);
  /** `absent`: this server has no operator's page. */
  state = $state<'loading' | 'signedOut' | 'open' | 'absent'>('loading');
  problem = $state('');
  #cards = $state.raw<readonly GameCard[]>([]);

  async load(): Promise<void> {
    try {
      this.page = await fetchOperatorPage();
      this.state = 'open';
      this.problem = '';
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (this.#cards.length === 0) this.#cards = (await fetchHome().catch(() => null))?.games ?? [];
  }

  /** What the game is called here; its id until that is known. */
  title(game: string): string {
    return this.#cards.find((card) => card.id === game)?.title ?? game;
  }

  async signIn(secret: string): Promise<void> {
    try {
      await signInOperator(secret);
    } catch (error) {
      this.problem = sentence(error);
      return;
    }
    await this.load();
  }

  /** Do it, and show what has come of it. */
  async act(action: Action): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#fail(error);
      return;
    }
    await this.load();
  }

  #fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404 && this.state === 'loading') this.state = 'absent';
    else if (status === 401) this.state = 'signedOut';
    else this.problem = sentence(error);
  }
}

const sentence = (error: unknown): string =>
  error instanceof ApiError ? error.message : text.common.unreachable;
