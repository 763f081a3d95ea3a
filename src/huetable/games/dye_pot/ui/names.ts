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

/** Why a name can't go into the book, and the clause that says so. */
export interface NameProblem {
  readonly sentence: string;
  readonly clause: 'DYE-12' | 'DYE-13' | 'DYE-14';
}

/** What the book would say to this name, while it is being typed. The server decides. */
export function nameProblem(name: string, book: readonly Tint[], language: LanguageCode): NameProblem | null {
  const words = name.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  const spelling = spellingProblem(name, words);
  if (spelling !== null) return { sentence: spelling, clause: 'DYE-12' };
  const plain = knowsColourWords(language)
    ? foldName(name)
        .split(/[\s'’-]+/u)
        .find((part) => ENGLISH_COLOUR_WORDS.has(part))
    : undefined;
  if (plain !== undefined) return { sentence: text.plain({ word: plain }), clause: 'DYE-13' };
  const taken = book.some((tint) => tint.name !== null && foldName(tint.name) === foldName(name));
  return taken ? { sentence: text.known, clause: 'DYE-14' } : null;
}

function spellingProblem(name: string, words: readonly string[]): string | null {
  if (words.length > 2) return text.words;
  if ((name.match(/\p{L}/gu) ?? []).length > MOST_LETTERS) return text.letters({ most: MOST_LETTERS });
  return words.every((word) => WORD.test(word)) ? null : text.signs;
}
