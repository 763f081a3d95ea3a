import type { Card } from './types';

/** A card on the discard pile, as it happened to fall. */
export interface Lying {
  readonly card: Card;
  /** Its number in the pile, counted from below: it keeps it, and so its angle. */
  readonly number: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly top: boolean;
}

const SHOWN = 5;

/** The last few cards, a little askew: enough for a pile, and far from turning a sign into another one. */
export function lying(discard: readonly Card[]): readonly Lying[] {
  const first = Math.max(0, discard.length - SHOWN);
  return discard.slice(first).map((card, index) => {
    const number = first + index;
    return { card, number, ...fall(number), top: number === discard.length - 1 };
  });
}

/** The same card falls in the same way on every screen. Degrees, and hundredths of a card's width. */
function fall(number: number): { readonly angle: number; readonly x: number; readonly y: number } {
  const chance = (salt: number) => ((number * 7919 + salt * 104_729) % 97) / 48 - 1;
  return { angle: chance(1) * 4, x: chance(2) * 7, y: chance(3) * 5 };
}
