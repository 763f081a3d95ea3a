import { SvelteMap } from 'svelte/reactivity';
import type { Colour, SeenCards, Threat, View } from '../types';

/** How a challenge ended. Of a challenge that I did not follow, only whether it was a bluff. */
export interface Verdict {
  readonly guilty: boolean;
  readonly colour: Colour | null;
  /** How many the bluffer draws, or I do. */
  readonly cards: number;
}

type Seen = Pick<View, 'looks' | 'news' | 'threat' | 'turn'>;

const MORE_IF_HONEST = 2;

/**
 * The hand of another player that I look at. One that I am shown opens by itself and goes by itself: with my turn if a
 * bluff gave it to me, and otherwise with the turn after mine. One that I open myself stays.
 */
export class ShownHand {
  of = $state<number | null>(null);
  readonly #verdicts = new SvelteMap<number, Verdict>();
  #known: readonly SeenCards[];
  #threat: Threat | null = null;
  #turn: number | null = null;
  /** How many turns have to end before it goes; null if it stays. */
  #turnsLeft: number | null = null;

  constructor(looks: readonly SeenCards[]) {
    this.#known = looks;
  }

  /** What the challenge that showed this hand has proved. */
  verdict(of: number): Verdict | null {
    return this.#verdicts.get(of) ?? null;
  }

  open(of: number): void {
    this.of = of;
    this.#turnsLeft = null;
  }

  close(): void {
    this.of = null;
    this.#turnsLeft = null;
  }

  follow(view: Seen): void {
    const fresh = view.looks.find((look) => !this.#known.some((old) => holds(old, look)));
    this.#known = view.looks;
    if (view.threat.before) this.#threat = view.threat;
    if (fresh) this.#show(fresh.of, view);
    else if (view.turn !== this.#turn) this.#endTurn();
    this.#turn = view.turn;
  }

  #show(of: number, { news }: Seen): void {
    const guilty = news.type === 'challenged' && news.bluffer === of ? news.guilty : null;
    if (guilty === null) this.#verdicts.delete(of);
    else this.#verdicts.set(of, this.#judge(of, guilty));
    this.of = of;
    this.#turnsLeft = guilty ? 1 : 2;
  }

  #judge(of: number, guilty: boolean): Verdict {
    const threat = this.#threat?.by === of ? this.#threat : null;
    const cards = threat ? threat.cards + (guilty ? 0 : MORE_IF_HONEST) : 0;
    return { guilty, colour: threat?.before ?? null, cards };
  }

  #endTurn(): void {
    if (this.#turnsLeft === null) return;
    this.#turnsLeft -= 1;
    if (this.#turnsLeft === 0) this.close();
  }
}

function holds(old: SeenCards, look: SeenCards): boolean {
  return old.of === look.of && old.cards.length >= look.cards.length;
}
