import { listed } from '$lib/i18n';
import { locationName } from '../catalogue-words';
import { text } from '../text';

export { locationName };

export const CENTRE = 8;

/** The names of the nine locations in the order of the game's data; the last one is the centre. */
export const LOCATIONS: readonly string[] = Array.from({ length: CENTRE + 1 }, (_, card) =>
  locationName(card),
);

/** One word, for small screens. */
export function shortLocationName(card: number): string {
  return (text.short as Readonly<Record<string, string>>)[card] ?? '';
}

/** "Candy Counter and Fun Fair". */
export function locationNames(cards: readonly number[]): string {
  return listed(cards.map(locationName));
}
