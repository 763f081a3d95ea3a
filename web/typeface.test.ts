// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT } from './src/lib/table/after/picture/pen';

it('writes the picture of a result in the typeface that the page loads', () => {
  const declared = readFileSync(new URL('src/lib/ui/fonts.css', import.meta.url), 'utf8');
  const [typeface = ''] = FONT.split(',');
  expect(declared).toContain(`font-family: ${typeface};`);
});
