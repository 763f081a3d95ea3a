import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { players, view } from './sample';
import SeatNote from './SeatNote.svelte';
import type { View } from './types';

function note(seat: number, change: Partial<View> = {}): HTMLElement {
  const player = players[seat];
  if (!player) throw new Error(`nobody sits at seat ${seat}`);
  return render(SeatNote, { seat, told: { ...view, ...change }, player }).container;
}

const said = (seat: number, change: Partial<View> = {}) =>
  [...note(seat, change).querySelectorAll('.unseen, .word')].map((part) => part.textContent);

it('tells each score, who gives the cues, and who has pieces left', () => {
  const pieces = [{ seat: 0, field: 'A1', guess: 1 as const }];
  expect(said(0, { pieces })).toEqual(['4 points', '1 piece left']);
  expect(said(1, { pieces })).toEqual(['3 points', '2 pieces left']);
  expect(said(3, { pieces })).toEqual(['4 points', 'giver']);
});

it('counts one piece where there is one cue', () => {
  const options = { ...view.options, one_cue: true };
  const pieces = [{ seat: 0, field: 'A1', guess: 1 as const }];
  expect(said(0, { options, pieces })).toEqual(['4 points', 'no pieces left']);
  expect(said(1, { options, pieces })).toEqual(['3 points', '1 piece left']);
  expect(note(1, { options, pieces }).querySelectorAll('.pieces i')).toHaveLength(1);
});

it('tells what the last round brought, until the next cues', () => {
  expect(said(0, { phase: 'choose' })).toEqual(['4 points', '4 points in the last round']);
  expect(said(0, { phase: 'cue1' })).toEqual(['4 points', '4 points in the last round']);
  expect(said(0, { phase: 'guess1' })).toEqual(['4 points', '2 pieces left']);
  expect(said(3, { phase: 'over' })).toEqual(['4 points', '4 points in the last round']);
});

it('counts up when the points of a round arrive, and not again after a reload or when a cue is withdrawn', async () => {
  const [player] = players;
  if (!player) throw new Error('nobody sits there');
  const told = (change: Partial<View>) => ({ seat: 0, player, told: { ...view, ...change } });
  const { container, rerender } = render(SeatNote, told({ phase: 'guess1', past: [] }));
  const before = () => container.querySelector('.before')?.textContent;
  expect(before()).toBeUndefined();
  await rerender(told({ phase: 'choose' }));
  expect(before()).toBe('0');
  await rerender(told({ phase: 'guess1' }));
  await rerender(told({ phase: 'cue1', upheld: 1 }));
  expect([before(), container.querySelector('.gained')]).toEqual([undefined, null]);
  expect(note(0, { phase: 'choose' }).querySelector('.before, .counts'), 'after a reload').toBeNull();
});
