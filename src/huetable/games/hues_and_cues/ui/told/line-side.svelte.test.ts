import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Event } from '../types';
import { LineSide } from './line-side.svelte';

it('keeps the line on its edge of the board while it can still be read', () => {
  let event = $state.raw<Event | undefined>({ type: 'placed', seat: 0, field: 'O5' });
  let side: LineSide | undefined;
  const end = $effect.root(() => {
    side = new LineSide(() => event);
  });
  flushSync();
  expect(side?.high).toBe(true);
  event = undefined;
  flushSync();
  expect(side?.high).toBe(true);
  event = { type: 'placed', seat: 0, field: 'A5' };
  flushSync();
  expect(side?.high).toBe(false);
  end();
});
