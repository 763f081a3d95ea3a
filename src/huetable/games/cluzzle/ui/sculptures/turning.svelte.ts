/** A sculpture turns once, so that it is seen from all sides, and then rests: a page that draws for ever drains a phone. */
const SPEED = 0.00035;
const ROUND = 2 * Math.PI;
/** Where drawing takes long it gets less far, but rests in time: nobody waits for a round that does not come. */
const LONGEST = 20_000;

export class Turning {
  running = $state(true);
  #turned = 0;
  #began: number | null = null;

  /** How far to turn after this many milliseconds, at this time. */
  step(elapsed: number, now: number): number {
    if (!this.running) return 0;
    this.#began ??= now;
    const by = Math.min(elapsed * SPEED, ROUND - this.#turned);
    this.#turned += by;
    if (this.#turned >= ROUND || now - this.#began >= LONGEST) this.#rest();
    return by;
  }

  #rest(): void {
    this.running = false;
    this.#turned = 0;
    this.#began = null;
  }

  /** Stops it, or lets it turn on. */
  toggle(): void {
    this.running = !this.running;
    this.#began = null;
  }
}
