// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import spanish from './es.json';

beforeEach(() => void vi.resetModules());

it('lists names with commas and one "and"', async () => {
  const { listed } = await import('./listed');
  expect(listed([])).toBe('');
  expect(listed(['Mira'])).toBe('Mira');
  expect(listed(['Mira', 'Ida'])).toBe('Mira and Ida');
  expect(listed(['Mira', 'Jo', 'Fern'])).toBe('Mira, Jo and Fern');
});

it('says "e" in Spanish before the sound of an I, as browsers do', async () => {
  const put = (pattern: string) => (names: Record<string, string>) =>
    pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => names[name] ?? '');
  const { comma, and, andBeforeI } = spanish.common;
  const common = { comma: put(comma), and: put(and), andBeforeI: put(andBeforeI) };
  vi.doMock('./en.json?text', () => ({ default: { common } }));
  const { listed } = await import('./listed');
  const browsers = new Intl.ListFormat('es', { type: 'conjunction' });
  for (const last of ['Ida', 'Hilda', 'Hiena', 'Fern', 'Yago', 'Ian', 'Hiato'])
    expect(listed(['Mira', 'Jo', last])).toBe(browsers.format(['Mira', 'Jo', last]));
  vi.doUnmock('./en.json?text');
});
