// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import { afterAll, expect, it, vi } from 'vitest';
import formatted from '../tests/messages/formatted.json';
import grammar from '../tests/messages/grammar.json';
import type { GameEvent } from './src/lib/net/protocol';
import { messageOf, type Part } from './src/lib/packages/parsed-messages';

interface Sample {
  readonly game: string;
  readonly event: GameEvent;
  readonly you: number | null;
  /** By language. */
  readonly sentences: Readonly<Record<string, string>>;
}

interface Samples {
  readonly names: string[];
  readonly languages: string[];
  readonly samples: Sample[];
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Every message of a catalogue; what `fields` holds is for programs. */
function messagesOf(part: object): string[] {
  return Object.entries(part).flatMap(([name, value]: [string, string | object]) => {
    if (typeof value === 'string') return [value];
    return name === 'fields' ? [] : messagesOf(value);
  });
}

/** Events of the games' playthroughs with the shell's sentences for them. */
function shellSamples(): Samples {
  const script = 'tests/messages/kit/event_samples.py';
  const printed = execFileSync('.venv/bin/python', [script], { cwd: root, maxBuffer: 1 << 26 });
  return JSON.parse(printed.toString()) as Samples;
}

it('puts a message into the same words as the shell', () => {
  for (const [message, args, expected] of formatted as [string, Record<string, unknown>, string][])
    expect(new MessageFormat('en').compile(message)(args)).toBe(expected);
});

it('puts a message that the server has parsed into the same words', () => {
  const script =
    'import json, sys; from huetable.messages.parser import parse_message; print(json.dumps([parse_message(m) for m in json.load(sys.stdin)]))';
  const messages = (formatted as [string, object, string][]).map(([message]) => message);
  const input = JSON.stringify(messages);
  const printed = execFileSync('.venv/bin/python', ['-c', script], { cwd: root, input });
  const parsed = JSON.parse(printed.toString()) as Part[][];
  for (const [index, [, args, expected]] of (
    formatted as [string, Record<string, unknown>, string][]
  ).entries())
    expect(messageOf(parsed[index] ?? [], 'en')(args)).toBe(expected);
});

it('has the same numbers, lists and plurals in every language as the shell', () => {
  for (const [language, number, written] of grammar.numbers as [string, number, string][])
    expect(new MessageFormat(language).compile('{n, plural, other {#}}')({ n: number })).toBe(written);
  for (const [language, items, joined] of grammar.lists as [string, string[], string][])
    expect(new Intl.ListFormat(language, { type: 'conjunction' }).format(items)).toBe(joined);
  for (const [language, number, cardinal, ordinal] of grammar.plurals as [string, number, string, string][]) {
    expect(new Intl.PluralRules(language).select(number)).toBe(cardinal);
    expect(new Intl.PluralRules(language, { type: 'ordinal' }).select(number)).toBe(ordinal);
  }
});

const CATALOGUES =
  '{src/huetable/games/*/text,web/src/lib/table/text,web/src/lib/i18n,src/huetable/server/text}';

it('can compile every message of every catalogue, in its own language', () => {
  const files = globSync(`${CATALOGUES}/??.json`, { cwd: root });
  for (const file of ['web/src/lib/i18n/de.json', 'src/huetable/games/cluzzle/text/pt.json'])
    expect(files).toContain(file);
  for (const file of files) {
    const catalogue = JSON.parse(readFileSync(root + file, 'utf-8')) as object;
    const compiler = new MessageFormat(path.basename(file, '.json'));
    for (const message of messagesOf(catalogue)) compiler.compile(message);
  }
});

const { names, languages, samples } = shellSamples();

/** What the built page loads in the reader's language, and tests only in English. */
const texts = [
  './src/lib/i18n/en.json?text',
  './src/lib/table/text/en.json?messages',
  ...[...new Set(samples.map(({ game }) => game))].map(
    (game) => `../src/huetable/games/${game}/text/en.json?messages`,
  ),
];

function speak(language: string): void {
  vi.resetModules();
  for (const english of texts)
    vi.doMock(english, () => import(/* @vite-ignore */ `${english}&in=${language}`));
}

// The files that are tested after this one share its modules, and are in English.
afterAll(() => {
  for (const english of texts) vi.doUnmock(english);
  vi.resetModules();
});

it.each(languages)(
  'tells the events of every playthrough in %s in the same sentences as the shell',
  async (language) => {
    speak(language);
    const { loadWords } = await import('./src/games');
    for (const game of new Set(samples.map((sample) => sample.game))) {
      const { tell } = await loadWords(game);
      const own = samples.filter((sample) => sample.game === game);
      expect(own.map(({ event, you }) => tell?.(event, names, you) ?? '')).toEqual(
        own.map(({ sentences }) => sentences[language]),
      );
    }
  },
);
