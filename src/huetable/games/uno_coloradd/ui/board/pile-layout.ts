import type { Card } from '../types';

/** A card of the discard pile and how it lies. */
export interface PileCard {
  readonly card: Card;
  /** Its number in the pile, counted from below. It never changes, so the angle doesn't either. */
  readonly number: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly top: boolean;
}

const SHOWN = 3;

/** The last three cards, slightly turned. A large angle could turn one colour's sign into another's. */
export function pileLayout(discard: readonly Card[]): readonly PileCard[] {
  const first = Math.max(0, discard.length - SHOWN);
  return discard.slice(first).map((card, index) => {
    const number = first + index;
    return { card, number, ...fall(number), top: number === discard.length - 1 };
  });
}

/** The same for everybody. Angle in degrees, x and y in percent of a card. */
function fall(number: number): { readonly angle: number; readonly x: number; readonly y: number } {
  const chance = (salt: number) => ((number * 7919 + salt * 104_729) % 97) / 48 - 1;
  return { angle: chance(1) * 9, x: chance(2) * 9, y: chance(3) * 5 };
}
