import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from './compile-messages.ts';

/** Ends the tag of a language in which games have descriptive names: see src/huetable/messages/languages.py. */
const PLAIN = '-x-plain';

/** What is replaced in the texts of a game in one language: src/huetable/messages/plain_names.py does the same. */
interface PlainNames {
  readonly words?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, string>>;
}

interface PlainNamesFile {
  readonly languages: Readonly<Record<string, PlainNames>>;
}

export function spokenLanguage(tag: string): string {
  return tag.endsWith(PLAIN) ? tag.slice(0, -PLAIN.length) : tag;
}

export function withPlainNames(language: string): string {
  return `${language}${PLAIN}`;
}

/** `plain-names.json` of the game that this catalogue belongs to. */
function plainNamesFile(english: string): string {
  return path.join(path.dirname(english), '../plain-names.json');
}

/** Whether a game has names that not every server may use. */
export function hasPlainNames(english: string): boolean {
  return existsSync(plainNamesFile(english));
}

/** A catalogue with descriptive names, if its tag asks for them. */
export function named(texts: Messages, english: string, tag: string): Messages {
  if (!tag.endsWith(PLAIN) || !hasPlainNames(english)) return texts;
  const { languages } = JSON.parse(readFileSync(plainNamesFile(english), 'utf-8')) as PlainNamesFile;
  return inSection(texts, languages[spokenLanguage(tag)] ?? languages.en ?? {}, '');
}

function inSection(texts: Messages, names: PlainNames, place: string): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, inEntry(text, names, `${place}${key}`)]),
  );
}

function inEntry(text: string | Messages, names: PlainNames, place: string): string | Messages {
  if (place === 'fields') return text;
  if (typeof text !== 'string') return inSection(text, names, `${place}.`);
  return names.texts?.[place] ?? inText(text, names.words ?? {});
}

/** Whole words only, the longest first. The ids of clauses, such as UNO-14, are no words of the text. */
export function inText(text: string, words: Readonly<Record<string, string>>): string {
  const escaped = Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`));
  if (escaped.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_]|-\\d)`, 'gu');
  return text.replaceAll(pattern, (word) => words[word] ?? word);
}
