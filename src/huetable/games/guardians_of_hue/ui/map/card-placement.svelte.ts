import type { ObservationOf } from '$lib/table/screens';
import type { Lay, Move, View } from '../types';
import { areaOf, type CardSpot } from './map-geometry';

/** The card I am about to lay: the allowed spots, and the one I have chosen so far. */
export class CardPlacement {
  upright = $state(true);
  #at = $state(0);
  #observation: () => ObservationOf<View, Move>;

  /** The card in my hand. The board may still be showing how the last one was laid. */
  readonly card: number = $derived.by(() => this.#observation().view.stock[0] ?? 0);
  /** Every allowed spot, upright or on its side. */
  readonly all: readonly CardSpot[] = $derived.by(() =>
    this.#lays().map(({ x, y, upright }) => [x, y, upright] as const),
  );
  /** The spots for the card as it is turned now; all spots if there are none. */
  readonly spots: readonly CardSpot[] = $derived.by(() => {
    const turned = this.all.filter(([, , upright]) => upright === this.upright);
    return turned.length > 0 ? turned : this.all;
  });
  readonly at: number = $derived(Math.min(this.#at, this.spots.length - 1));
  readonly spot: CardSpot | null = $derived(this.spots[this.at] ?? null);
  readonly move: Lay | null = $derived(
    this.spot ? { type: 'lay', x: this.spot[0], y: this.spot[1], upright: this.spot[2] } : null,
  );

  constructor(observation: () => ObservationOf<View, Move>) {
    this.#observation = observation;
  }

  step(by: number): void {
    this.#at = (this.at + by + this.spots.length) % this.spots.length;
  }

  turn(): void {
    const here = this.spot;
    this.upright = !this.upright;
    if (here) this.seek(here[0] + 1.25, here[1] + 1.25);
  }

  /** Chooses, among these or all, the spot whose middle is nearest to this point of the grid. */
  seek(x: number, y: number, among: readonly number[] = [...this.spots.keys()]): void {
    const far = (at: number) => {
      const { x: left, y: top, width, height } = areaOf(this.spots[at] ?? [0, 0, true]);
      return Math.hypot(left + width / 2 - x, top + height / 2 - y);
    };
    this.#at = among.toSorted((one, other) => far(one) - far(other))[0] ?? this.at;
  }

  #lays(): readonly Lay[] {
    return this.#observation().moves.filter((move) => move.type === 'lay');
  }
}
