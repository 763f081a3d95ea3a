import cards from '../text/en.json?text=cards';
import colours from '../text/en.json?text=colours';
import effects from '../text/en.json?text=effects';
import refusals from '../text/en.json?text=refusals';
import screen from '../text/en.json?text=screen';
import symbols from '../text/en.json?text=symbols';
import type { ScreenTexts } from './text-types';
import type { Card, Colour, Effect } from './types';

/** The words on UNO's board. */
export const text = screen as ScreenTexts;

/** "red 7", "Wild". */
export const cardNames = cards as Readonly<Record<Card, string>>;

export const colourNames = colours as Readonly<Record<Colour, string>>;

/** "a 7", "a Skip". */
export const symbolNames = symbols as Readonly<Record<string, string>>;

/** What a house rule does. */
export const effectTexts = effects as Readonly<Record<Effect, string>>;

type Values = Readonly<Record<string, string | number>>;
type Sentence = string | ((values: Values) => string);

/** The server's own words for what the rules don't allow, so that the board and the server say the same. */
export function refusalSentence(clause: string, values: Values, reason: string): string {
  const found = (refusals as Record<string, Sentence | Readonly<Record<string, Sentence>>>)[clause];
  const sentence = typeof found === 'object' ? found[reason] : found;
  return typeof sentence === 'function' ? sentence(values) : (sentence ?? '');
}
