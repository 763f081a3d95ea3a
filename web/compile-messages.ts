import { existsSync, readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Sections of a game's catalogue that the events' sentences don't need: the server's, the shell's, and the screens'. */
const NOT_FOR_EVENTS = [
  'about',
  'refusals',
  'options',
  'option_hints',
  'choices',
  'presets',
  'shell',
  'box',
  'screen',
  'tips',
  'how_to',
  'lesson',
  'honours',
];

/** A catalogue of ICU messages as a module of functions, one for each message; `fields` stays data. */
export function compileMessages(catalogue: Messages, language: string): string {
  const { fields = {}, ...sections } = catalogue;
  const used = Object.entries(sections).filter(([name]) => !NOT_FOR_EVENTS.includes(name));
  const messages = compileModule(new MessageFormat(grammarOf(language)), Object.fromEntries(used) as never);
  return messages.replace(/\}\s*$/u, `,\n  fields: ${JSON.stringify(fields)}\n}\n`);
}

/** Of a message without arguments: the string that it is. */
const CONSTANT = /\(\) => (?<string>"(?:[^"\\]|\\.)*")(?=,?\n)/gu;

/** Texts for the screen as a module: a string for each text, and a function for each that has arguments. */
export function compileTexts(texts: Messages, language: string): string {
  // A thousand functions to be called once each would take a slow phone a while.
  const messages = compileModule(new MessageFormat(grammarOf(language)), texts as never);
  return messages.replace(CONSTANT, '$<string>');
}

/** English in disguise (en-XA, ar-XB) keeps the plurals of English. */
function grammarOf(language: string): string {
  return /-X[AB]$/u.test(language) ? 'en' : language;
}

/** A catalogue, completed by the English one beside it: a translation that is being made can be looked at. */
export function readCatalogue(english: string, language: string): Messages {
  const translation = english.replace(/en\.json$/u, `${language}.json`);
  if (language === 'en' || !existsSync(translation)) return read(english);
  return completed(read(translation), read(english));
}

function read(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf-8')) as Messages;
}

/** In the order of the English catalogue; what English does not have is left out, and `fields` is the same for all. */
export function completed(translated: Messages, english: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      key === 'fields' ? text : completedEntry(translated[key], text),
    ]),
  );
}

function completedEntry(
  translated: string | Messages | undefined,
  english: string | Messages,
): string | Messages {
  if (typeof english === 'string') return typeof translated === 'string' && translated ? translated : english;
  return completed(typeof translated === 'object' ? translated : {}, english);
}
