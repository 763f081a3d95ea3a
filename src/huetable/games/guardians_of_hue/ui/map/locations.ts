/** The nine locations in the order of the game's data; the last one is the centre. */
export const LOCATIONS = [
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

export function locationName(card: number): string {
  return LOCATIONS[card] ?? '';
}

const SHORT = ['Candy', 'Meadow', 'Pool', 'School', 'Harbour', 'Studio', 'Bay', 'Fair', 'Sky'] as const;

/** One word, for small screens. */
export function shortLocationName(card: number): string {
  return SHORT[card] ?? '';
}
