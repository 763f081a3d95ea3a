import type { CommandReply } from '$lib/net/connection';
import type { ObservationOf } from '$lib/table/screens';
import { choices, type Choice } from './choices';
import type { Move, View } from './types';

/** What the desk is told by the board that it serves. */
export interface Situation {
  readonly observation: ObservationOf<View, Move>;
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** A plan for a location; or what I would rather do than what this guardian has suggested. */
export interface Planning {
  readonly card: number;
  readonly answering: number | null;
}

/** What I have in my hands: the location I have touched, the dice I would roll again, a plan I am about to say. */
export class Desk {
  /** What I am about to say about a location. */
  planning = $state.raw<Planning | null>(null);
  #touched = $state<number | null>(null);
  #dice = $state.raw<{ readonly window: number; readonly dice: readonly number[] } | null>(null);
  #situation: () => Situation;

  readonly open: ReadonlyMap<number, Choice> = $derived.by(() =>
    choices(this.#situation().observation.moves),
  );
  /** The touched one; before that, where I stand or where the turn is taken. */
  readonly selected: number = $derived.by(() => this.#touched ?? this.#home());
  readonly choice: Choice | null = $derived(this.open.get(this.selected) ?? null);
  /** The dice that will be rolled again: the best ones, until I choose others. */
  readonly dice: readonly number[] = $derived.by(() => {
    const { view } = this.#situation().observation;
    return this.#dice?.window === view.windows ? this.#dice.dice : (view.pending?.best ?? []);
  });

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  /** The first touch selects and says what would happen; the second one does it. */
  touch(card: number): void {
    const choice = this.open.get(card);
    if (choice && this.#touched === card) void this.send(choice);
    else this.#touched = card;
  }

  turnOver(die: number): void {
    const dice = this.dice.includes(die) ? this.dice.filter((other) => other !== die) : [...this.dice, die];
    this.#dice = { window: this.#situation().observation.view.windows, dice: dice.toSorted() };
  }

  async send(move: Move): Promise<CommandReply | null> {
    const { busy, play } = this.#situation();
    if (busy) return null;
    const touched = this.#touched;
    const answer = await play(move);
    // What was touched is done, unless something else is touched by now; plans and stories leave the map as it is.
    if (answer.is === 'ack' && this.#chosen(move) && this.#touched === touched) this.#touched = null;
    return answer;
  }

  #chosen(move: Move): boolean {
    return move.type !== 'suggest' && move.type !== 'reply' && move.type !== 'narrate';
  }

  #home(): number {
    const { seat, view } = this.#situation().observation;
    return view.places[seat ?? view.active] ?? view.places[view.active] ?? 0;
  }
}
