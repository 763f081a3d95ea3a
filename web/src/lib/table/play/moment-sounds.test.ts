import { expect, it } from 'vitest';
import { endSound, tickingSecond } from './moment-sounds';

it('ticks at each of the last five seconds', () => {
  const seconds = [9000, 5001, 5000, 4200, 1000, 1, 0].map((left) => tickingSecond({ left, total: 60_000 }));
  expect(seconds).toEqual([undefined, undefined, 5, 5, 1, 1, undefined]);
  expect(tickingSecond(null)).toBeUndefined();
  expect(tickingSecond({ left: 3000, total: 86_400_000 })).toBeUndefined();
});

it('ends with a win for winners and watchers, and with a loss for the others', () => {
  expect(endSound({ winners: [1] }, [1])).toBe('win');
  expect(endSound({ winners: [1] }, [0])).toBe('lose');
  expect(endSound({ winners: [1] }, [0, 1])).toBe('win');
  expect(endSound({ winners: [1] }, [])).toBe('win');
  expect(endSound({ winners: [] }, [])).toBe('lose');
});
