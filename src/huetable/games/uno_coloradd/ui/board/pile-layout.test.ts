// @vitest-environment node
import { expect, it } from 'vitest';
import type { Card } from '../types';
import { pileLayout } from './pile-layout';

const discard: readonly Card[] = ['r1', 'r2', 'r3', 'g3', 'g4', 'b4', 'b5'];

it('shows the last few cards, the top one last', () => {
  const cards = pileLayout(discard);
  expect(cards.map(({ card }) => card)).toEqual(['g4', 'b4', 'b5']);
  expect(cards.map(({ top }) => top)).toEqual([false, false, true]);
});

it('leaves a card as it fell when others fall on it, and never turns it so far that its sign misleads', () => {
  const before = pileLayout(discard).find(({ card }) => card === 'b4');
  const later = pileLayout([...discard, 'b6']).find(({ card }) => card === 'b4');
  expect(later).toEqual(before);
  const many = Array.from({ length: 400 }, (): Card => 'r1');
  for (let cards = 1; cards <= many.length; cards += 1) {
    for (const { angle } of pileLayout(many.slice(0, cards))) expect(Math.abs(angle)).toBeLessThanOrEqual(10);
  }
});
