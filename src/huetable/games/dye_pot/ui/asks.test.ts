// @vitest-environment node
import { expect, it } from 'vitest';
import type { ObservationOf } from '$lib/table/screens';
import { asks } from './asks';
import type { Move, View } from './types';

const NAMES = ['Ada', 'Mira', 'Jo'];

function poured(phase: View['phase'], who: readonly boolean[]): string {
  const view = { phase, poured: who, book: [], options: { tints: 8 } };
  return asks.counts.answer({ view } as unknown as ObservationOf<View, Move>, NAMES);
}

it('says who has poured', () => {
  expect(poured('pour', [false, false, false])).toContain('Nobody has poured yet.');
  expect(poured('pour', [false, true, false])).toContain('Mira has poured.');
});

it('says that all have poured while the taster looks for a name, when no one else may pour', () => {
  expect(poured('name', [false, false, false])).toContain('Ada, Mira and Jo have poured.');
});
