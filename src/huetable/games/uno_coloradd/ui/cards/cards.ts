import { cardNames, symbolNames } from '../text';
import type { Card, Colour, Effect, Options, View } from '../types';

/** In the order in which hands are sorted and colours are offered. */
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

/** The number or symbol of a card. */
export type Mark =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '+2' | 's' | 'r' | 'w' | 'w4' | 'wc';

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

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mM]/u, 0.88],
  [/[wW]/u, 0.75],
  [/[iíjl\s]/u, 0.31],
  [/[frt]/u, 0.37],
  [/\p{Lu}/u, 0.66],
];

/** About how wide a word is in its own font size: a card that is small has to draw a long one in narrower letters. */
export function wordWidth(word: string): number {
  const widths = Array.from(word, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55);
  return widths.reduce((sum, width) => sum + width, 0);
}

/** "red 7", "blue Skip", "Wild". */
export function cardName(card: Card): string {
  return cardNames[card];
}

/** What the top card can be matched by beside the colour: "a 7", "a Skip". Nothing for a wild card. */
export function symbolName(card: Card): string | null {
  return symbolNames[markOf(card)] ?? null;
}

/** What the table has written on a Wild Customizable. */
export function houseRuleOf(card: Card, options: Options): Options['house_rules'][number] | null {
  return markOf(card) === 'wc' ? (options.house_rules[Number(card.slice(2)) - 1] ?? null) : null;
}

/**
 * What the card says about which the table votes. When more than one player has just done what a card said, nobody can
 * tell from the pile whose card it was.
 */
export function disputedRule({ watch, discard, options }: View): Options['house_rules'][number] | null {
  if (!watch.dispute || watch.disputable.length > 0) return null;
  const card = discard.findLast((each) => effectOf(each, options) === 'honour');
  return card === undefined ? null : houseRuleOf(card, options);
}

export type CardEffect = Effect | 'two' | 'four' | 'skip' | 'reverse';

const ACTIONS: Readonly<Partial<Record<Mark, CardEffect>>> = {
  '+2': 'two',
  w4: 'four',
  s: 'skip',
  r: 'reverse',
};

/** What a card does when it is played, as in the rules; null for numbers and plain wild cards. */
export function effectOf(card: Card, options: Options): CardEffect | null {
  const mark = markOf(card);
  if (mark === 'wc') return houseRuleOf(card, options)?.effect ?? null;
  if (options.seven_zero && mark === '7') return 'swap';
  if (options.seven_zero && mark === '0') return 'pass_on';
  return ACTIONS[mark] ?? null;
}
