// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync(['web/src/**/*.{svelte,css}', 'src/huetable/games/*/ui/**/*.svelte'], { cwd: root });

const SIDES =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|^\s*(?:text-align|float)\s*:\s*(?:left|right)\b/u;
/** The middle, or a point that a script has measured on the screen. */
const SAME_BOTH_WAYS = /50%|var\(--(?:x|axis|around)\)/u;
const FOUR = /^\s*(?:margin|padding|inset)\s*:\s*(?<values>[^;]+);/u;
/** Half its size up and to the left: what is laid out around a point. */
const AROUND_A_POINT = /^\s*margin: (?<half>-\S+) 0 0 \k<half>;/u;

/** "4px auto 4px 4px" has another right side than left side. */
function isLopsided(values: string): boolean {
  const sides = values
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '()')
    .trim()
    .split(/\s+/u);
  return sides.length === 4 && sides[1] !== sides[3];
}

function isPhysical(line: string): boolean {
  if (SIDES.test(line)) return !SAME_BOTH_WAYS.test(line);
  const values = FOUR.exec(line)?.groups?.values;
  return values !== undefined && isLopsided(values) && !AROUND_A_POINT.test(line);
}

it('lays everything out by start and end, so that a page can be read from right to left', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(root + file, 'utf-8')
      .split('\n')
      .flatMap((line, index) => (isPhysical(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each([
  ['  margin-left: 4px;', true],
  ['  inset: 4px auto 4px 4px;', true],
  ['  padding: 0 1px calc(1px + 2px) 1px;', false],
  ['  text-align: right;', true],
  ['  left: 50%;', false],
  ['  margin: -46px 0 0 -46px;', false],
  ['  margin-inline-start: 4px;', false],
])('knows that “%s” has sides: %s', (line, physical) => {
  expect(isPhysical(line)).toBe(physical);
});
