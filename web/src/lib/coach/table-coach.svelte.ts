import { untrack } from 'svelte';
import { loadTips, type GameTips } from '../../games';
import { movesOf } from '../table/sentences';
import { isSlow } from '../table/store/countdowns.svelte';
import { absentChairs } from '../table/store/stand-ins';
import type { TableStore } from '../table/store/table-store.svelte';
import { coach } from './coach.svelte';
import { latestEvents, type LatestEvents } from './latest-events';
import { TipChooser, type Situation } from './tip-chooser.svelte';

/** The coach at one table: loads the game's tips and follows the game. Made while a component is set up. */
export class TableCoach {
  #tips = $state.raw<GameTips | null>(null);
  #chooser = $state.raw<TipChooser | null>(null);
  #gameNumber = 0;
  /** The tips for which time was asked. */
  #timed: readonly string[] = [];
  /** The tip for which my clock got more time last. */
  #timeGivenFor = $state<string | null>(null);
  #latest: LatestEvents | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly game: string,
  ) {
    $effect(() => {
      if (coach.on && store.seated) this.#load();
    });
    $effect(() => this.#beginGame(store.table?.game_no ?? 0));
    $effect(() => this.#follow());
    $effect(() => this.#requestTime());
    $effect(() => () => this.#chooser?.stop());
  }

  /** Whether the bar takes room on the screen. */
  get keepsRoom(): boolean {
    return coach.on && this.#mayExplain && this.#chooser?.keepsRoom === true;
  }

  get id(): string | null {
    return this.#chooser?.tip?.id ?? null;
  }

  get part(): string | null {
    return this.#chooser?.part ?? null;
  }

  get sentence(): string | null {
    const text = this.id === null ? undefined : this.#tips?.texts[this.id];
    return (typeof text === 'function' ? text(this.#chooser?.values ?? {}) : text) ?? null;
  }

  /** My clock got more time to read this tip. */
  get gaveTime(): boolean {
    return this.id !== null && this.id === this.#timeGivenFor;
  }

  dismiss(): void {
    this.#chooser?.dismiss();
  }

  turnOff(): void {
    coach.setOn(false);
  }

  /** If the tips cannot be loaded, the game goes on without them. */
  #load(): void {
    void loadTips(this.game).then(
      (tips) => {
        this.#tips = tips;
        this.#chooser ??= new TipChooser(this.game, tips.tips);
      },
      () => undefined,
    );
  }

  #beginGame(number: number): void {
    if (number === this.#gameNumber) return;
    this.#gameNumber = number;
    untrack(() => this.#chooser?.beginGame());
  }

  get #mayExplain(): boolean {
    const { store } = this;
    return store.seated && store.table?.phase === 'playing' && store.result === null;
  }

  /**
   * During a vote, a pause, behind the curtain or at a step of the past, tips would only be in the way; and while the host
   * is asked what to do about somebody who is away, or a refusal stands where they would.
   */
  get #mustWait(): boolean {
    const { table, covered, told, observation, refusal } = this.store;
    if (refusal) return true;
    if (covered || told.past.shown !== null || !table || table.paused || table.vote !== null) return true;
    return absentChairs(table, observation?.awaited ?? []).length > 0;
  }

  #follow(): void {
    const chooser = this.#chooser;
    const situation = this.#situation();
    // What a player does on the board may change what applies, such as leaving a result: then this runs again.
    if (situation) this.#tips?.tips.forEach((tip) => tip.when(situation.observation, situation.events));
    untrack(() => chooser?.observe(situation));
  }

  #situation(): Situation | null {
    const { toldObservation: observation, observation: now, told } = this.store;
    const seat = observation?.seat ?? null;
    if (!observation || !now || seat === null) return null;
    this.#latest = latestEvents(this.#latest, observation, told.events);
    if (!this.#mayExplain || this.#mustWait) return null;
    return {
      observation: { ...observation, moves: movesOf(observation) },
      ...(now === observation ? {} : { now: { ...now, moves: movesOf(now) } }),
      events: this.#latest.events,
    };
  }

  /** A new player needs time to read: once for each tip, if my own clock runs and the table allows it. */
  #requestTime(): void {
    const { store, id } = this;
    const seat = store.observation?.seat ?? null;
    const myClock = store.position?.clocks.some(
      (clock) => clock.seat !== null && clock.seat === seat && !isSlow(clock),
    );
    if (id === null || seat === null || !myClock || !store.table?.tip_time || this.#timed.includes(id))
      return;
    this.#timed = [...this.#timed, id];
    void this.#addTime(seat, id);
  }

  async #addTime(seat: number, tip: string): Promise<void> {
    const reply = await this.store.requestMoreTime(seat, tip);
    if (reply.is === 'ack') this.#timeGivenFor = tip;
  }
}
