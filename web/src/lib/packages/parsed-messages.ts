import { number } from '../i18n/message-number';

type Kind = 'select' | 'plural' | 'selectordinal';

/** As the server has parsed it (`messages/parser.py`): text, an argument, `#` in a plural, or a choice. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, offset: number]
  | readonly [name: string, kind: Kind, offset: number, variants: Readonly<Record<string, readonly Part[]>>];

/** A text without arguments is a string. */
export interface ParsedTexts {
  readonly [key: string]: string | readonly Part[] | ParsedTexts;
}

type Arguments = Readonly<Record<string, unknown>>;
export type Message = (args: Arguments) => string;

export function messageOf(parts: readonly Part[] | string, language: string): Message {
  if (typeof parts === 'string') return () => parts;
  return (args) => parts.map((part) => write(part, args, language)).join('');
}

function write(part: Part, args: Arguments, language: string): string {
  if (typeof part === 'string') return part;
  const value = args[part[0]];
  if (part.length === 1) return String(value);
  if (part.length === 2) return number(language, Number(value), part[1]);
  const [, kind, offset, variants] = part;
  const chosen = variants[variantKey(kind, value, offset, variants, language)] ?? [];
  return messageOf(chosen, language)(args);
}

/** An exact number goes before its plural category. */
function variantKey(kind: Kind, value: unknown, offset: number, variants: object, language: string): string {
  const exact = `=${String(value)}`;
  if (kind !== 'select' && Object.hasOwn(variants, exact)) return exact;
  const key = kind === 'select' ? String(value) : category(kind, Number(value) - offset, language);
  return Object.hasOwn(variants, key) ? key : 'other';
}

function category(kind: Kind, amount: number, language: string): string {
  return new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).select(amount);
}

/** As the page has its own texts: a string for each text, and a function for each that has arguments. */
export function screenTexts(texts: ParsedTexts, language: string): Record<string, unknown> {
  return mapTexts(texts, (text) => (typeof text === 'string' ? text : messageOf(text, language)));
}

/** As the sentences for events need them: functions only. */
export function eventMessages(texts: ParsedTexts, language: string): Record<string, unknown> {
  return mapTexts(texts, (text) => messageOf(text, language));
}

function mapTexts(
  texts: ParsedTexts,
  change: (text: string | readonly Part[]) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' || isParts(text) ? change(text) : mapTexts(text, change),
    ]),
  );
}

function isParts(text: readonly Part[] | ParsedTexts): text is readonly Part[] {
  return Array.isArray(text);
}
