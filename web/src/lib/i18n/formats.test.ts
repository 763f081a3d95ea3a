// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay } from './formats';

it('says today and yesterday by the calendar, and any other day by its date', () => {
  const now = new Date(2026, 10, 16, 0, 30);
  expect(formatDay(new Date(2026, 10, 16, 0, 10), now)).toBe('today');
  expect(formatDay(new Date(2026, 10, 15, 23, 50), now)).toBe('yesterday');
  expect(formatDay(new Date(2026, 10, 14, 23, 50), now)).toBe('November 14, 2026');
});
