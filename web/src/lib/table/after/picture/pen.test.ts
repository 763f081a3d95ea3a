// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT, wrapWords } from './pen';

const widthOf = (line: string) => line.length;

it('writes in the typeface that the page loads', () => {
  const declared = readFileSync(new URL('../../../ui/fonts.css', import.meta.url), 'utf8');
  const [typeface = ''] = FONT.split(',');
  expect(declared).toContain(`font-family: ${typeface};`);
});

it('breaks words into lines and ends what does not fit in dots', () => {
  expect(wrapWords('Mira caught Otto', 30, 2, widthOf)).toEqual(['Mira caught Otto']);
  expect(wrapWords('Mira asked and guessed teapot', 12, 3, widthOf)).toEqual([
    'Mira asked',
    'and guessed',
    'teapot',
  ]);
  expect(wrapWords('Mira asked and guessed teapot', 12, 2, widthOf)).toEqual(['Mira asked', 'and guessed …']);
  expect(wrapWords('Donaudampfschiff', 5, 2, widthOf)).toEqual(['Donaudampfschiff']);
});
