import { untrack } from 'svelte';
import { text } from '../../i18n';
import type { Speaker } from '../../speech/speaker.svelte';
import type { Words } from '../screens';
import { entriesToldBy } from '../alerts/notice-sentence';
import { entrySentence } from '../sentences';
import { outOfTimeSeat } from '../store/table-events';
import type { TableStore } from '../store/table-store.svelte';

/** What the screen shows now, as sentences. */
export interface Shown {
  readonly status: string;
  readonly actionNeeded: boolean;
  /** The decision that the bar and its clock are about is mine: what led to it has been told. */
  readonly mayDecide: boolean;
  /** The game stands still, and why: it is said when it begins. */
  readonly standstill: string | null;
  /** Something that I may do besides my turn. */
  readonly chance: string | null;
  readonly tip: string | null;
  /** That my clock got more time to read it. */
  readonly tipTime: string | null;
  /** What somebody who comes to the table should know; null while it is being loaded. */
  readonly summary: readonly string[] | null;
}

/** Says what the others see happen, then what to do, then what else could be done, then a tip. Nothing is said twice. */
export class Announcements {
  #lastNumber: number;
  #listener: string | null = null;
  /** What I had to do when it was last said; empty since the game has waited for somebody else. */
  #status = '';
  #standstill: string | null = null;
  #chance: string | null = null;
  #tip: string | null = null;
  #tipTime: string | null = null;
  /** The sentences of the last move. */
  #latest: readonly string[] = [];
  /** Somebody has come to the table or to this screen, and doesn't know yet how things stand. */
  #arrivalIsDue = false;
  #paused = false;
  /** The numbers of the log's lines that the last alert has told: it speaks by itself. */
  #alerted: readonly number[] = [];

  constructor(
    private readonly store: TableStore,
    private readonly speaker: Speaker,
    private readonly words: () => Words,
    private readonly shown: () => Shown,
  ) {
    // What happened before this page was opened is not said.
    this.#lastNumber = store.log.lastNumber;
    $effect(() => this.#follow());
  }

  /** What happened last, once more: before anything has happened here, the last line of the log. */
  get latest(): string {
    if (this.#latest.length > 0) return this.#latest.join(' ');
    const { visibleLog, names, viewerSeat } = this.store;
    const told = visibleLog.map((entry) => entrySentence(this.words(), entry, names, viewerSeat));
    return told.findLast((line) => line !== null && line !== '') ?? text.asks.nothingYet;
  }

  #follow(): void {
    const shown = this.shown();
    const { viewerSeat, covered, table, told } = this.store;
    this.#noteAlert();
    const events = this.#freshSentences();
    const listener = `${table?.game_no ?? 0} ${String(viewerSeat)} ${String(covered)}`;
    // While the others' moves are being told: what I have to do after them is said even if it's the same.
    if (!shown.actionNeeded && shown.standstill === null) this.#status = '';
    untrack(() => {
      this.#listen(listener);
      this.#sayEvents(events);
      const ready = told.untold === Infinity && !(this.#arrivalIsDue && shown.summary === null);
      if (ready) this.speaker.say(...this.#after(shown));
    });
  }

  /** When another player takes over the screen, earlier lines go, and the new one is told how things stand. */
  #listen(listener: string): void {
    if (listener === this.#listener) return;
    if (this.#listener !== null) this.speaker.clear();
    this.#listener = listener;
    this.#arrivalIsDue = true;
    this.#latest = [];
  }

  #sayEvents(events: readonly string[]): void {
    if (events.length === 0) return;
    this.#latest = events;
    this.speaker.say(...events);
  }

  #noteAlert(): void {
    const { notice } = this.store;
    if (notice?.what !== 'late') return;
    this.#alerted = entriesToldBy(notice, this.words(), this.store).map(({ number }) => number);
  }

  /** The sentences of events that have been shown since the last time. */
  #freshSentences(): readonly string[] {
    const { store } = this;
    const me = store.viewerSeat;
    // A player whose own time ran out gets an alert instead.
    const fresh = store.visibleLog.filter(
      ({ number, event, late }) =>
        number > this.#lastNumber &&
        !this.#alerted.includes(number) &&
        (me === null || (outOfTimeSeat(event) !== me && late?.seat !== me)),
    );
    this.#lastNumber = Math.min(store.log.lastNumber, store.told.untold - 1);
    return fresh
      .filter(({ event }) => !this.words().repeats?.(event, me, store.observation?.view))
      .map((entry) => entrySentence(this.words(), entry, store.names, me) ?? '')
      .filter((line) => line !== '');
  }

  #after(shown: Shown): readonly string[] {
    const { status, standstill, chance, tip, tipTime } = shown;
    const { paused = false, phase } = this.store.table ?? {};
    const goesOn = this.#paused && standstill === null && phase === 'playing';
    const lines = [
      standstill !== this.#standstill ? (standstill ?? '') : '',
      goesOn ? text.table.goesOn : '',
      this.#prompt(shown, goesOn),
      ...(this.#arrivalIsDue ? (shown.summary ?? []) : []),
      chance !== this.#chance && chance !== status ? (chance ?? '') : '',
      tip !== this.#tip ? (tip ?? '') : '',
      tip !== this.#tip || tipTime !== this.#tipTime ? (tipTime ?? '') : '',
    ];
    this.#standstill = standstill;
    this.#paused = paused || (this.#paused && standstill !== null);
    this.#chance = chance;
    this.#tip = tip;
    this.#tipTime = tipTime;
    this.#arrivalIsDue = false;
    return lines;
  }

  /**
   * What I have to do, as soon as that is not kept back; for somebody who has just come, and after a pause, also whom the game
   * waits for.
   */
  #prompt({ status, actionNeeded, mayDecide, standstill }: Shown, goesOn: boolean): string {
    if (standstill !== null) return '';
    const arrives = this.#arrivalIsDue || goesOn;
    const mine = actionNeeded && mayDecide;
    const due = arrives || (mine && status !== this.#status);
    this.#status = mine || arrives ? status : '';
    return due ? status : '';
  }
}
