const LASTS = 8_000;

/** A reveal that has just come is shown for a while, however quickly the next round goes on. */
export class Hold {
  /** The round whose reveal is held; 0 for none. */
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
