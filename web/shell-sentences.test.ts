// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import { expect, it } from 'vitest';
import formatted from '../tests/messages/formatted.json';
import grammar from '../tests/messages/grammar.json';
import { loadWords } from './src/games';
import type { GameEvent } from './src/lib/net/protocol';
import { messageOf, type Part } from './src/lib/packages/parsed-messages';

interface Sample {
  readonly game: string;
  readonly event: GameEvent;
  readonly you: number | null;
  readonly sentence: string;
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
function shellSamples(): { names: string[]; samples: Sample[] } {
  const script = 'tests/messages/kit/event_samples.py';
  const printed = execFileSync('.venv/bin/python', [script], { cwd: root, maxBuffer: 1 << 26 });
  return JSON.parse(printed.toString()) as { names: string[]; samples: Sample[] };
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

it('can compile every message of every catalogue', () => {
  const files = globSync('{src/huetable/games/*,web/src/lib/table}/text/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const catalogue = JSON.parse(readFileSync(root + file, 'utf-8')) as object;
    for (const message of messagesOf(catalogue)) new MessageFormat('en').compile(message);
  }
});

it('tells the events of every playthrough in the same sentences as the shell', async () => {
  const { names, samples } = shellSamples();
  for (const game of new Set(samples.map((sample) => sample.game))) {
    const { tell } = await loadWords(game);
    const own = samples.filter((sample) => sample.game === game);
    expect(own.map(({ event, you }) => tell?.(event, names, you) ?? '')).toEqual(
      own.map(({ sentence }) => sentence),
    );
  }
});
