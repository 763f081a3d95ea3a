import { expect, it } from 'vitest';
import { goodbyeOnTv } from './tv-goodbye';

it('tells the room that the TV was removed, and says nothing about a seat', () => {
  for (const reason of ['sent_away', 'kicked'] as const)
    expect(goodbyeOnTv(reason)).toBe('The host has removed this TV from the table.');
  expect(goodbyeOnTv('gone')).toContain('no table at this address');
});
