import type { Position } from '../../net/protocol';

const NOBODY = -1;

/** Who made the last move of the game, as far as this page knows. */
export class LastMover {
  /** Null where this page can't know. */
  #seat = $state<number | null>(null);

  /** A game begins while this page looks on. */
  begin(): void {
    this.#seat = NOBODY;
  }

  /** What a connection begins with doesn't say who moved last. */
  forget(): void {
    this.#seat = null;
  }

  update({ last, undone_to: to }: Pick<Position, 'last' | 'undone_to'>): void {
    if (to !== undefined) this.forget();
    else if (last) [this.#seat] = last;
  }

  /** Whether one of these seats may have made it. */
  mayBe(seats: readonly number[]): boolean {
    return this.#seat === null || seats.includes(this.#seat);
  }
}
