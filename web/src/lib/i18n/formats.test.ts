// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay, formatDuration, formatWeekday } from './formats';
import { localeOf } from './language';

it('says today and yesterday by the calendar, and any other day by its date', () => {
  const now = new Date(2026, 10, 16, 0, 30);
  expect(formatDay(new Date(2026, 10, 16, 0, 10), now)).toBe('today');
  expect(formatDay(new Date(2026, 10, 15, 23, 50), now)).toBe('yesterday');
  expect(formatDay(new Date(2026, 10, 14, 23, 50), now)).toBe('November 14, 2026');
});

it('says in days, hours or minutes how long something takes, and all of it at the start', () => {
  const hour = 3_600_000;
  const hours = [168, 167.99, 72, 48, 47.4, 24, 23.9, 12, 1.6, 1.4, 0.5, 0];
  expect(hours.map((each) => formatDuration(each * hour))).toEqual([
    '7 days',
    '7 days',
    '3 days',
    '2 days',
    '47 hours',
    '24 hours',
    '24 hours',
    '12 hours',
    '2 hours',
    '84 minutes',
    '30 minutes',
    '1 minute',
  ]);
});

it('names weekdays from Monday to Sunday', () => {
  expect([formatWeekday(1), formatWeekday(7), formatWeekday(7, 'short')]).toEqual([
    'Monday',
    'Sunday',
    'Sun',
  ]);
});

it('writes dates as the reader’s country does, in the language of the page', () => {
  expect(localeOf('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeOf('de', ['en-GB'])).toBe('de');
  expect(localeOf('en-XA', ['en-GB'])).toBe('en-GB');
  expect(localeOf('ar-XB', ['fr'])).toBe('en');
});
