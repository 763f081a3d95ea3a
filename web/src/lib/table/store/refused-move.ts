import type { Observation } from '../../net/protocol';

/** In which decision a seat's move was refused. The refusal is of no use once that decision is over. */
export class RefusedMove {
  readonly #decision: string;

  constructor(
    readonly seat: number,
    observations: readonly Observation[],
  ) {
    this.#decision = this.#decisionIn(observations);
  }

  isOver(observations: readonly Observation[]): boolean {
    return this.#decisionIn(observations) !== this.#decision;
  }

  #decisionIn(observations: readonly Observation[]): string {
    const mine = observations.find(({ seat }) => seat === this.seat);
    return JSON.stringify(mine && [mine.awaited, mine.moves, mine.forms]);
  }
}
