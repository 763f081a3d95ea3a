import type { GameEvent } from '../net/protocol';
import type { ObservationOf, Tip } from '../table/screens';
import { coach, type Coach } from './coach.svelte';

/** Time between two tips, in milliseconds. */
export const TIP_INTERVAL = 10_000;

/** What a seat has been shown, and what has just happened. */
export interface Situation {
  readonly observation: ObservationOf<unknown>;
  /** What the seat may do by now, while the board still tells how that came: a tip must fit that, too. */
  readonly now?: ObservationOf<unknown>;
  readonly events: readonly GameEvent[];
}

/**
 * Chooses the tip for the situation at one table. A tip is shown once, while its condition holds, and at least ten
 * seconds after the one before. An urgent one doesn't wait. None outlasts my turn, or my next one if it came before that.
 */
export class TipChooser {
  #tip = $state.raw<Tip | null>(null);
  #situation = $state.raw<Situation | null>(null);
  #lastShown = -Infinity;
  #myTurn = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether this player could still learn something when the game began: only then is room kept for tips. */
  keepsRoom = $state(false);

  constructor(
    private readonly game: string,
    private readonly tips: readonly Tip[],
    private readonly memory: Coach = coach,
    private readonly onshow: (tip: Tip) => void = () => undefined,
  ) {
    this.beginGame();
  }

  /** Within a game the room stays as it is, so that nothing moves after the last tip. */
  beginGame(): void {
    this.keepsRoom = this.tips.some(({ id }) => !this.memory.wasShown(this.game, id));
  }

  get tip(): Tip | null {
    return this.memory.on && this.#situation ? this.#tip : null;
  }

  /** The part that the tip is about. */
  get part(): string | null {
    const part = this.tip?.part;
    return (typeof part === 'function' ? this.#situation && part(this.#situation.observation) : part) ?? null;
  }

  get values(): Readonly<Record<string, string | number | boolean>> {
    return (this.#situation && this.tip?.values?.(this.#situation.observation)) ?? {};
  }

  /** Called for every position; null while nothing may be explained, such as during a vote. */
  observe(situation: Situation | null): void {
    this.#situation = situation;
    const turnOver = situation !== null && this.#endsMyTurn(situation);
    if (this.#tip && situation && (turnOver || !applies(this.#tip, situation))) this.#tip = null;
    this.#chooseNext();
  }

  #endsMyTurn({ observation: { seat, awaited } }: Situation): boolean {
    const before = this.#myTurn;
    this.#myTurn = seat !== null && awaited.includes(seat);
    return before && !this.#myTurn;
  }

  /** The player has read it. */
  dismiss(): void {
    this.#tip = null;
    this.#chooseNext();
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  #chooseNext(): void {
    this.stop();
    const situation = this.#situation;
    if (!this.memory.on || this.#tip?.urgent || !situation) return;
    const open = this.tips.filter(
      ({ id, urgent }) => !this.memory.wasShown(this.game, id) && (!this.#tip || urgent),
    );
    const applying = open.filter((tip) => applies(tip, situation));
    const next = applying.find(({ urgent }) => urgent) ?? applying[0];
    if (!next) return;
    const wait = next.urgent ? 0 : this.#lastShown + TIP_INTERVAL - Date.now();
    if (wait > 0) this.#waiting = setTimeout(() => this.#chooseNext(), wait);
    else this.#show(next);
  }

  #show(tip: Tip): void {
    this.#tip = tip;
    this.#lastShown = Date.now();
    this.memory.markShown(this.game, tip.id);
    this.onshow(tip);
  }
}

function applies(tip: Tip, { observation, now = observation, events }: Situation): boolean {
  return tip.when(observation, events) && (now === observation || tip.when(now, events));
}
