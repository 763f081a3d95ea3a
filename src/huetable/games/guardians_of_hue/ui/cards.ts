/** The nine locations in the order of the game's data; the last one is the centre. */
export const CARDS = [
  'Candy Counter',
  'Flower Meadow',
  'Swimming Pool',
  'Schoolroom',
  'Harbour Houses',
  'Paint Studio',
  'Sunrise Bay',
  'Fun Fair',
  'Night Sky',
] as const;

export const CENTRE = 8;

export function nameOf(card: number): string {
  return CARDS[card] ?? '';
}

const SHORT = ['Candy', 'Meadow', 'Pool', 'School', 'Harbour', 'Studio', 'Bay', 'Fair', 'Sky'] as const;

/** A word for where there is no room for two. */
export function shortNameOf(card: number): string {
  return SHORT[card] ?? '';
}
