// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import texts from '../tests/messages/texts/en.json?text=screen';
import all from '../tests/messages/texts/en.json?text';
import { compileTexts, completed } from './compile-messages';
import { FIRST, pagePart, REST, textChunk, TextModules } from './text-modules';

interface Screen {
  readonly title: string;
  readonly left: (args: { cards: number; name: string }) => string;
  readonly status: { readonly over: string };
}

const screen = texts as Screen;

it('makes a text without arguments a string', () => {
  expect(screen.title).toBe('It’s your turn');
  expect(screen.status.over).toBe('The match is over');
});

it('makes a text with arguments a function', () => {
  expect(screen.left({ cards: 1, name: 'Mira' })).toBe('Mira has 1 card');
  expect(screen.left({ cards: 1200, name: 'Mira' })).toBe('Mira has 1,200 cards');
});

it('makes no number format for numbers without separators', () => {
  const formats = vi.spyOn(Intl, 'NumberFormat');
  expect(screen.left({ cards: 999, name: 'Mira' })).toBe('Mira has 999 cards');
  expect(formats).not.toHaveBeenCalled();
  expect(screen.left({ cards: 0.5, name: 'Mira' })).toBe('Mira has 0.5 cards');
  expect(screen.left({ cards: -1, name: 'Mira' })).toBe('Mira has -1 cards');
});

it('leaves numbers to the browser where a language has digits of its own', () => {
  const texts = { left: '{cards, plural, other{#}}' };
  expect(compileTexts(texts, 'de')).toContain('import { number } from "$lib/i18n/message-number"');
  expect(compileTexts(texts, 'mr')).not.toContain('message-number');
});

it('gives one section, or all of them', () => {
  expect(Object.keys(all as object)).toEqual(['screen', 'tips']);
  expect((all as { tips: { fits: string } }).tips.fits).toBe('Lifted cards fit.');
});

it('completes a translation by the English texts, and leaves what is for programs as it is', () => {
  const english = { a: 'One', b: { c: 'Two', d: 'Three' }, fields: { seat: ['winner'] } } as never;
  expect(completed({ a: 'Eins', b: { c: '', x: 'extra' } }, english)).toEqual({
    a: 'Eins',
    b: { c: 'Two', d: 'Three' },
    fields: { seat: ['winner'] },
  });
});

it('compiles English texts that wait for their translation, whatever plural forms the language has', () => {
  const place = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  const cards = '{cards, plural, one {# card} other {# cards}}';
  for (const language of ['fr', 'ja', 'pl'])
    expect(compileTexts({ place, cards }, language)).toContain('place');
});

it('puts the texts of a game and a language into one file, and those that are seldom needed into others', () => {
  const games = '\0messages:/x/src/huetable/games/chess/text/en.json';
  expect(textChunk('\0texts:chess:de:')).toBe('chess-de');
  expect(textChunk(`${games}?text=screen&in=de#`)).toBe('chess-de');
  expect(textChunk(`${games}?messages&in=de#`)).toBe('chess-de');
  expect(textChunk(`${games}?text=tips&in=de#`)).toBe('chess-tips-de');
  expect(textChunk(`${games}?text=box&in=de#`)).toBe('text-de');
  expect(textChunk('\0messages:/x/web/src/lib/i18n/en.json?text&in=en-XA#')).toBe('text-en-XA');
  expect(textChunk(`${games}?text=screen#`)).toBeNull();
});

it('finds what the screens of a game import of its texts', () => {
  const modules = new TextModules(fileURLToPath(new URL('..', import.meta.url)));
  const code = modules.code('uno_coloradd', 'en', '');
  expect(code).toContain("register('uno_coloradd', 'text=screen', ");
  expect(code).toContain("register('uno_coloradd', 'messages', ");
  expect(code).not.toContain('text=tips');
  expect(modules.code('uno_coloradd', 'en', 'tips')).toContain("'text=tips'");
  expect(modules.loaders('xx')).toContain("import('texts:uno_coloradd:en:tips')");
});

it('keeps the texts of the home page apart from all others, and loses none', () => {
  const texts = { home: 1, common: 2, replay: 3, waiting: 4 };
  expect(pagePart(texts, FIRST)).toEqual({ home: 1, common: 2 });
  expect(pagePart(texts, REST)).toEqual({ replay: 3, waiting: 4 });
  expect(textChunk('\0texts:page:de:elsewhere')).toBe('more-de');
});
