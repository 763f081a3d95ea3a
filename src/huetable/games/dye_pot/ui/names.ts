import { text } from './text';
import type { LanguageCode, Tint } from './types';

const MOST_LETTERS = 24;
const WORD = /^\p{L}+(?:['’-]\p{L}+)*$/u;
const ENGLISH_COLOUR_WORDS = new Set([
  'black',
  'white',
  'red',
  'green',
  'yellow',
  'blue',
  'brown',
  'orange',
  'pink',
  'purple',
  'grey',
  'gray',
]);

/** Two names are the same when they differ only in case, accents or spaces. */
function foldName(name: string): string {
  return name.trim().split(/\s+/u).join(' ').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Colour words of languages that inflect them are known to the server alone. */
export function knowsColourWords(language: LanguageCode): boolean {
  return language === 'en';
}

/** What the book would say to this name, while it is being typed. The server decides (DYE-12 to DYE-14). */
export function nameProblem(name: string, book: readonly Tint[], language: LanguageCode): string | null {
  const words = name.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  if (words.length > 2) return text.words;
  if ((name.match(/\p{L}/gu) ?? []).length > MOST_LETTERS) return text.letters({ most: MOST_LETTERS });
  if (!words.every((word) => WORD.test(word))) return text.signs;
  const plain = knowsColourWords(language)
    ? foldName(name)
        .split(/[\s'’-]+/u)
        .find((part) => ENGLISH_COLOUR_WORDS.has(part))
    : undefined;
  if (plain !== undefined) return text.plain({ word: plain });
  if (book.some((tint) => tint.name !== null && foldName(tint.name) === foldName(name))) return text.known;
  return null;
}
