// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What lies on a game's table keeps its colours as a whole: see contrast.css. */
const files = globSync('web/src/lib/**/*.svelte', { cwd: root });

const RULE = /\{(?<body>[^{}]*)\}/gu;
const LIGHT_ON_DARK = /(?:^|\s)color: var\(--(?:paper|on-accent)\);/u;

/** Under forced colours the browser lays a plate of the page's colour behind text: light text would vanish on it. */
function vanishes(body: string): boolean {
  return LIGHT_ON_DARK.test(body) && !body.includes('forced-color-adjust: none;');
}

it('keeps light text on a dark ground readable under forced colours', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf-8').matchAll(RULE)]
      .map(({ groups }) => groups?.body ?? '')
      .filter(vanishes)
      .map((body) => `${file}: ${body.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  [' background: var(--ink); color: var(--paper); ', true],
  [' color: var(--paper); forced-color-adjust: none; ', false],
  [' background-color: var(--paper); ', false],
])('knows that “%s” vanishes: %s', (body, expected) => {
  expect(vanishes(body)).toBe(expected);
});
