import type { CommandReply } from '$lib/net/connection';
import type { ObservationOf } from '$lib/table/screens';
import { nameOf, numberOf } from './fields';
import { guessing } from './rounds';
import type { Move, View } from './types';

export interface Situation {
  readonly observation: ObservationOf<View, Move>;
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** What I am about to do on the board: the field under my finger, and the one that I have picked. */
export class Desk {
  finger = $state<number | null>(null);
  #picked = $state.raw<{ readonly field: number; readonly when: string } | null>(null);
  #situation: () => Situation;

  /** What a picked field would be for. */
  readonly asks: 'place' | 'choose' | null = $derived.by(() => {
    const { observation } = this.#situation();
    if (observation.forms.some((form) => form.move === 'place')) return 'place';
    return observation.forms.some((form) => form.move === 'choose') ? 'choose' : null;
  });
  /** A pick holds for the turn in which it was made. */
  readonly picked: number | null = $derived.by(() =>
    this.asks !== null && this.#picked?.when === this.#now ? this.#picked.field : null,
  );
  /** Somebody may have been quicker. */
  readonly taken: boolean = $derived.by(() => this.picked !== null && this.#isTaken(this.picked));

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  get #now(): string {
    const { view } = this.#situation().observation;
    return `${view.round} ${view.phase}`;
  }

  #isTaken(field: number): boolean {
    const { view } = this.#situation().observation;
    return guessing(view) && view.pieces.some((piece) => numberOf(piece.field) === field);
  }

  /** A second pick of the same field confirms it where `again` says so: with keys, not with a thumb. */
  pick(field: number, again = false): void {
    this.finger = field;
    if (this.asks === null) return;
    if (again && this.picked === field) void this.confirm();
    else this.#picked = { field, when: this.#now };
  }

  putBack(): void {
    this.#picked = null;
  }

  async confirm(): Promise<void> {
    const { busy, play } = this.#situation();
    const { asks, picked } = this;
    if (asks === null || picked === null || busy || this.taken) return;
    const answer = await play({ type: asks, field: nameOf(picked) });
    if (answer.is === 'ack') this.putBack();
  }
}
