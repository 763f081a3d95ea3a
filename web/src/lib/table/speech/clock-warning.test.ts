import { expect, it } from 'vitest';
import { clockWarning, clockWords } from './clock-warning';

it('warns at 20 and at 10 seconds', () => {
  const warnings = [60_000, 20_001, 20_000, 10_001, 10_000, 1, 0].map((left) =>
    clockWarning({ left, total: 60_000 }),
  );
  expect(warnings).toEqual([null, null, 20, 20, 10, 10, null]);
});

it('says nothing at the start of a clock that is no longer than its warning', () => {
  expect([20_000, 15_000, 10_000].map((left) => clockWarning({ left, total: 20_000 }))).toEqual([
    null,
    null,
    10,
  ]);
  expect(clockWarning({ left: 8_000, total: 8_000 })).toBeNull();
  expect(clockWarning(null)).toBeNull();
});

it('never hurries anybody in a slow game, and counts its days', () => {
  const slow = { total: 3 * 86_400_000 };
  expect(clockWarning({ ...slow, left: 9000 })).toBeNull();
  expect(clockWords({ ...slow, left: 2 * 86_400_000 })).toBe('2 days left');
});

it('counts minutes and seconds', () => {
  const words = [300_000, 290_500, 61_000, 59_000].map((left) => clockWords({ left, total: 300_000 }));
  expect(words).toEqual([
    '5 minutes left',
    '4 minutes and 51 seconds left',
    '1 minute and 1 second left',
    '59 seconds left',
  ]);
});
