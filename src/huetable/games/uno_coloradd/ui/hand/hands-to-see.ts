import type { SeenCards, View } from '../types';

/** Hands that only I have seen. Of a hand whose cards have all been played since, nothing is left to see. */
export function handsToSee({ looks }: Pick<View, 'looks'>): readonly SeenCards[] {
  return looks.filter(({ cards }) => cards.length > 0);
}
