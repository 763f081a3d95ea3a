// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import grammar from '../../../../tests/messages/grammar.json';
import german from './de.json';
import spanish from './es.json';
import portuguese from './pt.json';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('./en.json?text');
  // The files that are tested after this one share its modules, and are in English.
  vi.resetModules();
});

it('lists names with commas and one "and"', async () => {
  const { listed } = await import('./listed');
  expect(listed([])).toBe('');
  expect(listed(['Mira'])).toBe('Mira');
  expect(listed(['Mira', 'Ida'])).toBe('Mira and Ida');
  expect(listed(['Mira', 'Jo', 'Fern'])).toBe('Mira, Jo and Fern');
});

const put = (pattern: string) => (names: Record<string, string>) =>
  pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => names[name] ?? '');

it.each([
  ['es', spanish],
  ['pt', portuguese],
  ['de', german],
])('lists names in %s as the shell does', async (language, { common: { comma, and, andBeforeI } }) => {
  const common = { comma: put(comma), and: put(and), andBeforeI: put(andBeforeI) };
  vi.doMock('./en.json?text', () => ({ default: { common } }));
  const { listed } = await import('./listed');
  const lists = [...grammar.lists, ...grammar.lists_that_browsers_get_wrong] as [string, string[], string][];
  const own = lists.filter(([spoken]) => spoken === language);
  expect(own.length).toBeGreaterThan(0);
  for (const [, items, joined] of own) expect(listed(items)).toBe(joined);
});
