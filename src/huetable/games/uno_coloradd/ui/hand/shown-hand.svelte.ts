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
 * The hand of another player that I look at. One that I am shown opens by itself and goes by itself: with my turn if it
 * is mine, and otherwise when my next one comes. One that I open myself stays.
 */
export class ShownHand {
  of = $state<number | null>(null);
  readonly #verdicts = new SvelteMap<number, Verdict>();
  #known: readonly SeenCards[];
  #threat: Threat | null = null;
  #goes: 'after my turn' | 'by my turn' | 'when it comes' | 'by hand' = 'by hand';

  constructor(looks: readonly SeenCards[]) {
    this.#known = looks;
  }

  /** What the challenge that showed this hand has proved. */
  verdict(of: number): Verdict | null {
    return this.#verdicts.get(of) ?? null;
  }

  open(of: number): void {
    this.of = of;
    this.#goes = 'by hand';
  }

  close(): void {
    this.of = null;
  }

  follow(view: Seen, me: number): void {
    const fresh = view.looks.find((look) => !this.#known.some((old) => holds(old, look)));
    this.#known = view.looks;
    if (view.threat.before) this.#threat = view.threat;
    if (fresh) this.#show(fresh.of, view);
    else this.#wait(view.turn === me);
  }

  #show(of: number, { news }: Seen): void {
    const guilty = news.type === 'challenged' && news.bluffer === of ? news.guilty : null;
    if (guilty === null) this.#verdicts.delete(of);
    else this.#verdicts.set(of, this.#judge(of, guilty));
    this.of = of;
    this.#goes = guilty ? 'after my turn' : 'by my turn';
  }

  #judge(of: number, guilty: boolean): Verdict {
    const threat = this.#threat?.by === of ? this.#threat : null;
    const cards = threat ? threat.cards + (guilty ? 0 : MORE_IF_HONEST) : 0;
    return { guilty, colour: threat?.before ?? null, cards };
  }

  #wait(mine: boolean): void {
    if (this.#goes === 'by my turn' && !mine) this.#goes = 'when it comes';
    else if (mine ? this.#goes === 'when it comes' : this.#goes === 'after my turn') this.close();
  }
}

function holds(old: SeenCards, look: SeenCards): boolean {
  return old.of === look.of && old.cards.length >= look.cards.length;
}
