import { text } from '../../i18n';
import type { Observation, Table } from '../../net/protocol';
import { pointer } from '../../ui/pointer';
import type { Words } from '../screens';
import { meanwhileSeat, meanwhileSentence, movesOf, statusSentence } from '../sentences';
import type { TableStore } from '../store/table-store.svelte';
import { votersLeft } from './vote-question';

/** What the bar above the board says, whom it is about, and how much time there is for it.

What I have to do it says at once, from the latest observation. About the others it says what the board has shown (adr/0019). */
export class BarStatus {
  constructor(
    private readonly store: TableStore,
    private readonly table: () => Table,
    private readonly words: () => Words,
  ) {}

  /** The latest observation, with its moves as events of the game. */
  readonly observation = $derived.by(() => withMoves(this.store.observation));

  /** The table waits for my vote. */
  readonly votes = $derived.by(
    () => !this.table().paused && votersLeft(this.table()).some((each) => each.yours),
  );

  /** Time has run out while the connection was lost: what the board shows is no longer true. */
  readonly #outdated = $derived.by(
    () => this.store.connectionState !== 'open' && this.store.countdown?.left === 0,
  );

  /** Why nobody can move, or I can't; or null. */
  readonly standstill = $derived.by(() => {
    const { paused, vote } = this.table();
    if (paused) return text.table.paused;
    if (this.#outdated) return text.table.timeUp;
    if (this.votes) return text.table.votes;
    return vote ? text.table.voting : null;
  });

  readonly actionNeeded = $derived.by(
    () =>
      this.observation !== null &&
      this.standstill === null &&
      (this.words().calls?.(this.observation) ?? this.store.myTurn),
  );

  /** What I have to do would tell how the step ends that is being shown. */
  readonly #spoils = $derived.by(() => {
    const { told, toldView } = this.store;
    if (this.observation === null || told.step === null || told.step.again) return false;
    return this.words().spoils?.(this.observation, toldView) ?? false;
  });

  /** The bar says what I have to do. */
  readonly atOnce = $derived.by(() => this.actionNeeded && !this.#spoils);

  /** What goes on by itself while the board shows it, or null. */
  readonly meanwhile = $derived.by(() => (this.atOnce ? null : meanwhileSentence(this.words(), this.store)));

  /** Whether it is about me: while that is kept back, it may still be about somebody else, or about nobody. */
  readonly mine = $derived.by(
    () =>
      this.atOnce ||
      (this.actionNeeded &&
        this.meanwhile === null &&
        this.store.watchedObservation?.awaited.includes(this.store.viewerSeat ?? -1) === true),
  );

  readonly #saidOf = $derived.by(() =>
    this.atOnce ? this.observation : withMoves(this.store.watchedObservation),
  );
  readonly #toldOf = $derived.by(() => (this.atOnce ? undefined : this.store.toldView));

  /** The seat that it is about, if it is about one alone. */
  readonly about = $derived.by(() => {
    if (this.meanwhile !== null) return meanwhileSeat(this.words(), this.store);
    if (this.#saidOf === null || this.standstill !== null) return null;
    return this.words().about?.(this.#saidOf, this.#toldOf) ?? null;
  });

  readonly #untimed = $derived.by(
    () =>
      this.#saidOf !== null && this.standstill === null && (this.words().untimed?.(this.#saidOf) ?? false),
  );

  /** The time for what it says. */
  readonly countdown = $derived.by(() => {
    // Read in any case: the store remembers what the board showed last.
    const told = this.store.toldCountdown;
    if (this.#untimed || this.#outdated || this.table().paused || this.about !== null) return null;
    if (this.atOnce || this.standstill !== null) return this.store.countdown;
    return this.meanwhile === null && this.#saidOf ? told : null;
  });

  /** Who is handed the screen next, while a curtain hides it. */
  readonly nextViewer = $derived.by(() => {
    const { covered, players, observation } = this.store;
    return covered ? (players[observation?.seat ?? -1] ?? null) : null;
  });

  readonly sentence = $derived.by(() => {
    if (this.standstill !== null) return this.standstill;
    if (this.nextViewer) return text.seats.pass({ name: this.nextViewer.name, pointer: pointer() });
    if (this.store.endedEarly) return text.table.over;
    return this.meanwhile ?? statusSentence(this.words(), this.#saidOf, this.store.names, this.#toldOf);
  });
}

function withMoves(observation: Observation | null) {
  return observation && { ...observation, moves: movesOf(observation) };
}
