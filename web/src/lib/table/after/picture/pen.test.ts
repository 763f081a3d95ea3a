// @vitest-environment node
import { expect, it } from 'vitest';
import { wrapWords } from './pen';

const widthOf = (line: string) => line.length;

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

it('leaves no single word for the last line', () => {
  expect(wrapWords('Mira needed 12 and rolled 18', 26, 2, widthOf)).toEqual([
    'Mira needed 12',
    'and rolled 18',
  ]);
});
