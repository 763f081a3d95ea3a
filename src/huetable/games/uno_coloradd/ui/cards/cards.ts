import type { Card, Colour, Options } from '../types';

/** In the order in which hands are sorted and colours are offered. */
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

/** The number or symbol of a card. */
export type Mark =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '+2' | 's' | 'r' | 'w' | 'w4' | 'wc';

const WORDS: Readonly<Partial<Record<Mark, string>>> = {
  '+2': 'Draw Two',
  s: 'Skip',
  r: 'Reverse',
  w: 'Wild',
  w4: 'Wild Draw Four',
  wc: 'Wild Customizable',
};

export function isWild(card: Card): boolean {
  return card.startsWith('w');
}

/** Wild cards have none until they are played. */
export function colourOf(card: Card): Colour | null {
  return COLOURS.find((colour) => card.startsWith(colour.charAt(0))) ?? null;
}

export function markOf(card: Card): Mark {
  if (card.startsWith('wc')) return 'wc';
  return (isWild(card) ? card : card.slice(1)) as Mark;
}

export function isNumber(card: Card): boolean {
  return /^\d$/u.test(markOf(card));
}

/** "7", "Skip", "Wild Draw Four". */
export function markWord(card: Card): string {
  const mark = markOf(card);
  return WORDS[mark] ?? mark;
}

/** "red 7", "blue Skip", "Wild". */
export function cardName(card: Card): string {
  const colour = colourOf(card);
  return colour === null ? markWord(card) : `${colour} ${markWord(card)}`;
}

/** "a red 7", "a Wild". */
export function withArticle(card: Card): string {
  return `a ${cardName(card)}`;
}

/** What the table has written on a Wild Customizable. */
export function houseRuleOf(card: Card, options: Options): Options['house_rules'][number] | null {
  return markOf(card) === 'wc' ? (options.house_rules[Number(card.slice(2)) - 1] ?? null) : null;
}

/** A card fits if it has the current colour or the top card's number or symbol; wild cards always fit. */
export function fits(card: Card, top: Card, colour: Colour | null): boolean {
  if (isWild(card) || colourOf(card) === colour) return true;
  return !isWild(top) && markOf(card) === markOf(top);
}
