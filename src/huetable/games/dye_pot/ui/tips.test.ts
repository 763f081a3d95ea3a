// @vitest-environment node
import { expect, it } from 'vitest';
import type { ObservationOf } from '$lib/table/screens';
import { tips } from './tips';
import type { Move, View } from './types';

it('frames the player who has claimed, wherever they sit', () => {
  const { part } = tips.find(({ id }) => id === 'points') ?? {};
  const seen = { view: { phase: 'name', claimed: [2, 0] } } as unknown as ObservationOf<View, Move>;
  expect(typeof part === 'function' ? part(seen) : part).toBe('player:2');
});
