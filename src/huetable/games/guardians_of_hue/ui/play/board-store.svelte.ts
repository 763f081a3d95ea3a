import type { CommandReply } from '@huetable/client';
import type { ObservationOf } from '$lib/table/screens';
import type { Move, View } from '../types';
import { choicesByLocation, type LocationChoice } from './location-choices';

/** What the store gets from the board. */
export interface BoardContext {
  readonly observation: ObservationOf<View, Move>;
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** A suggestion I am writing: for a location, or as an answer to another guardian's suggestion. */
export interface Planning {
  readonly card: number;
  readonly answering: number | null;
}

/** The move I am preparing: the selected location, the dice to roll again, a suggestion for the plan. */
export class BoardStore {
  planning = $state.raw<Planning | null>(null);
  #chosenCard = $state<number | null>(null);
  #dice = $state.raw<{ readonly window: number; readonly dice: readonly number[] } | null>(null);
  #context: () => BoardContext;

  readonly choices: ReadonlyMap<number, LocationChoice> = $derived.by(() =>
    choicesByLocation(this.#context().observation.moves),
  );
  /** The location I have chosen; until then, where I stand, or the guardian whose turn it is. */
  readonly selected: number = $derived.by(() => this.#chosenCard ?? this.#home());
  readonly choice: LocationChoice | null = $derived(this.choices.get(this.selected) ?? null);
  /** The dice to roll again: the best choice until I choose others. */
  readonly dice: readonly number[] = $derived.by(() => {
    const { view } = this.#context().observation;
    return this.#dice?.window === view.windows ? this.#dice.dice : (view.pending?.best ?? []);
  });

  constructor(context: () => BoardContext) {
    this.#context = context;
  }

  /** The first touch selects the location and says what would happen; the second one does it. */
  touch(card: number): void {
    const choice = this.choices.get(card);
    if (choice && this.#chosenCard === card) void this.send(choice);
    else this.#chosenCard = card;
  }

  toggleDie(die: number): void {
    const dice = this.dice.includes(die) ? this.dice.filter((other) => other !== die) : [...this.dice, die];
    this.#dice = { window: this.#context().observation.view.windows, dice: dice.toSorted() };
  }

  async send(move: Move): Promise<CommandReply | null> {
    const { busy, play } = this.#context();
    if (busy) return null;
    const before = this.#chosenCard;
    const answer = await play(move);
    // Deselect the location, unless another one was chosen meanwhile. Plans and stories don't change the selection.
    if (answer.is === 'ack' && this.#usesSelection(move) && this.#chosenCard === before)
      this.#chosenCard = null;
    return answer;
  }

  #usesSelection(move: Move): boolean {
    return move.type !== 'suggest' && move.type !== 'reply' && move.type !== 'narrate';
  }

  #home(): number {
    const { seat, view } = this.#context().observation;
    return view.places[seat ?? view.active] ?? view.places[view.active] ?? 0;
  }
}
