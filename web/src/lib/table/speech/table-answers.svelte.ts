import { loadAsks } from '../../../games';
import { listed, text } from '../../i18n';
import type { Asks, ObservationOf, Words } from '../screens';
import { toldSitters } from '../seats/sitter';
import { movesOf } from '../sentences';
import type { TableStore } from '../store/table-store.svelte';
import type { Question } from './ask-keys';
import { clockWords } from './clock-warning';

/** The answers to what can be asked by a key. Made while a component is set up. */
export class TableAnswers {
  asks = $state.raw<Asks | null>(null);
  #ready = $state(false);

  constructor(
    private readonly store: TableStore,
    game: string,
    private readonly words: () => Words,
    private readonly status: () => string,
  ) {
    void this.#load(game);
  }

  /** What somebody who comes to the table should know; null until that is loaded. */
  readonly summary = $derived.by(() => {
    if (!this.#ready) return null;
    const { result, covered, table, mySeats } = this.store;
    if (result || covered || table?.phase !== 'playing') return [];
    // Where a screen is passed around, the others hear it too: a hand is said only if its owner asks for it.
    const hand = mySeats.length > 1 ? '' : this.#ask('hand');
    return [hand, this.#ask('table'), this.#ask('counts')].filter((line) => line !== '');
  });

  answer(question: Exclude<Question, 'keys' | 'again'>): string {
    if (this.store.covered) return this.status();
    if (question === 'turn') return this.status();
    if (question === 'clock') return this.#clock();
    if (question === 'score') return this.#scores();
    return this.#ask(question) || text.asks.nothing;
  }

  #ask(question: 'table' | 'hand' | 'counts'): string {
    const { observation, names } = this.store;
    if (!this.asks || !observation || (question === 'hand' && observation.seat === null)) return '';
    const seen: ObservationOf<unknown> = { ...observation, moves: movesOf(observation) };
    return this.asks[question].answer(seen, names);
  }

  #clock(): string {
    const { countdown } = this.store;
    return countdown ? clockWords(countdown) : text.asks.noClock;
  }

  #scores(): string {
    const scores = toldSitters(this.store, this.words()).flatMap(({ name, scoreInFull }) =>
      scoreInFull === '' ? [] : [text.asks.score({ name, score: scoreInFull })],
    );
    return scores.length === 0 ? text.asks.noScores : listed(scores);
  }

  async #load(game: string): Promise<void> {
    this.asks = await loadAsks(game).catch(() => null);
    this.#ready = true;
  }
}
