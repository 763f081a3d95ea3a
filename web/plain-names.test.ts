// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCatalogue, type Messages } from './compile-messages';
import { inText } from './plain-names';
import { TextModules } from './text-modules';

const modules = new TextModules(fileURLToPath(new URL('..', import.meta.url)));

function namesOf(english: string): readonly string[] {
  const file = path.join(path.dirname(english), '../plain-names.json');
  return (JSON.parse(readFileSync(file, 'utf-8')) as { names: string[] }).names;
}

function textsOf(part: string | Messages): string[] {
  return typeof part === 'string' ? [part] : Object.values(part).flatMap(textsOf);
}

it.each(['cluzzle', 'guardians_of_hue', 'hues_and_cues', 'uno_coloradd'])(
  'leaves no name of %s in the texts of a server that may not use it, in any language',
  (game) => {
    const area = modules.games.find(({ name }) => name === game);
    const english = area?.english ?? '';
    const names = namesOf(english);
    const hasName = (text: string) =>
      names.some((name) => new RegExp(`\\b${name}\\b(?!-\\d)`, 'u').test(text));
    for (const language of ['en', 'es', 'pt', 'de']) {
      expect(textsOf(readCatalogue(english, language)).some(hasName)).toBe(true);
      expect(textsOf(readCatalogue(english, `${language}-x-plain`)).filter(hasName)).toEqual([]);
    }
  },
);

it('replaces whole words, the longest first, and leaves the ids of clauses', () => {
  const words = { UNO: 'last card', 'UNO ColorADD': 'Colour cards' };
  expect(inText('UNO ColorADD: call UNO! Some JUNO, ÚUNO, UNOs, UNO-14, UNO-Ruf.', words)).toBe(
    'Colour cards: call last card! Some JUNO, ÚUNO, UNOs, UNO-14, last card-Ruf.',
  );
});

it('builds each language a second time, and only those texts that differ', () => {
  expect(modules.tags()).toEqual(expect.arrayContaining(['de', 'de-x-plain', 'en-x-plain']));
  expect(modules.tags()).not.toContain('en-XA-x-plain');
  const loaders = modules.loaders('de-x-plain');
  expect(loaders).toContain("import('texts:uno_coloradd:de-x-plain:tips')");
  expect(loaders).toContain("import('texts:dye_pot:de:')");
  expect(loaders).toContain("import('texts:page:de:elsewhere')");
});
