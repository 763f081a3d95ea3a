// @vitest-environment node
import { expect, it } from 'vitest';
import { happensLow } from './guesses';

it('knows which pieces a line at the lower edge of the board would cover', () => {
  const placed = (field: string) => happensLow({ type: 'placed', seat: 0, field });
  expect([placed('A1'), placed('H30'), placed('I1'), placed('P30')]).toEqual([false, false, true, true]);
  expect(happensLow({ type: 'passed', seat: 3 })).toBe(false);
  expect(happensLow(undefined)).toBe(false);
});
