const LASTS = 8_000;

/** Keeps a new reveal on screen for a while, however quickly the next round begins. */
export class RevealTimer {
  /** The round whose reveal is kept on screen; 0 for none. */
  round = $state(0);
  readonly #rounds: number;

  constructor(rounds: () => number, lasts = LASTS) {
    this.#rounds = $derived.by(rounds);
    let known = rounds();
    $effect(() => {
      const now = this.#rounds;
      if (now === known) return;
      known = now;
      this.round = now;
      const end = setTimeout(() => (this.round = 0), lasts);
      return () => clearTimeout(end);
    });
  }
}
