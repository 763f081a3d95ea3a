const LASTS = 8_000;

/** Keeps a new reveal on screen for a while, however quickly the next round begins. */
export class RevealTimer {
  /** The round whose reveal is kept on screen; 0 for none. */
  round = $state(0);
  readonly #rounds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rounds: () => number, lasts = LASTS) {
    this.#rounds = $derived.by(rounds);
    let known = rounds();
    $effect(() => {
      // Fewer than before: a step of the past is shown again.
      if (this.#rounds <= known) return;
      known = this.#rounds;
      this.#hold(known, lasts);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #hold(round: number, lasts: number): void {
    clearTimeout(this.#timer);
    this.round = round;
    this.#timer = setTimeout(() => (this.round = 0), lasts);
  }
}
