/** A sculpture turns once, so that it is seen from all sides, and then rests: a page that draws for ever drains a phone. */
const SPEED = 0.00035;
const ROUND = 2 * Math.PI;

export class Turning {
  running = $state(true);
  #turned = 0;

  /** How far to turn after this many milliseconds. */
  step(elapsed: number): number {
    if (!this.running) return 0;
    const by = Math.min(elapsed * SPEED, ROUND - this.#turned);
    this.#turned += by;
    if (this.#turned >= ROUND) this.running = false;
    return by;
  }

  /** Stops it, or lets it turn once more. */
  toggle(): void {
    this.running = !this.running;
    if (this.#turned >= ROUND) this.#turned = 0;
  }
}
