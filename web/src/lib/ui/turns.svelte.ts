import { afterPaint } from './idle';

/** A slow phone draws a screen in turns, each in a task of its own, so that it hears a tap between them. */
export class Turns {
  /** How many have come after the first. */
  taken = $state(0);

  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    $effect(() => (this.busy ? afterPaint(() => (this.taken += 1)) : undefined));
  }

  /** Whether some are still to come. */
  get busy(): boolean {
    return this.taken < this.#count;
  }
}
