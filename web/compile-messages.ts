import { existsSync, readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { named, spokenLanguage } from './plain-names.ts';

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
  const messages = compile(Object.fromEntries(used) as Messages, language);
  return messages.replace(/\}\s*$/u, `,\n  fields: ${JSON.stringify(fields)}\n}\n`);
}

/** Of a message without arguments: the string that it is. */
const CONSTANT = /\(\) => (?<string>"(?:[^"\\]|\\.)*")(?=,?\n)/gu;

/** Texts for the screen as a module: a string for each text, and a function for each that has arguments. */
export function compileTexts(texts: Messages, language: string): string {
  // A thousand functions to be called once each would take a slow phone a while.
  return compile(texts, language).replace(CONSTANT, '$<string>');
}

function compile(messages: Messages, language: string): string {
  const grammar = grammarOf(language);
  // English texts that wait for their translation may have plural forms that the language lacks.
  const code = compileModule(new MessageFormat(grammar, { strictPluralKeys: false }), messages as never);
  return new Intl.NumberFormat(grammar).format(210) === '210' ? withQuickNumbers(code) : code;
}

const RUNTIME = /^import \{ (?<names>[\w, ]*\bnumber\b[\w, ]*) \} from "@messageformat\/runtime";$/mu;

/** The module with our own `number`, which needs no number format for most numbers. */
function withQuickNumbers(code: string): string {
  return code.replace(RUNTIME, (_, names: string) => {
    const others = names.split(', ').filter((name) => name !== 'number');
    const rest = others.length > 0 ? `import { ${others.join(', ')} } from "@messageformat/runtime";\n` : '';
    return `${rest}import { number } from "$lib/i18n/message-number";`;
  });
}

/** English in disguise (en-XA, ar-XB) keeps the plurals of English. */
function grammarOf(tag: string): string {
  const language = spokenLanguage(tag);
  return /-X[AB]$/u.test(language) ? 'en' : language;
}

/** A catalogue, completed by the English one beside it: a translation that is being made can be looked at. */
export function readCatalogue(english: string, tag: string): Messages {
  return named(readTranslation(english, spokenLanguage(tag)), english, tag);
}

function readTranslation(english: string, language: string): Messages {
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
