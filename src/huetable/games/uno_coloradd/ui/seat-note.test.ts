import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { match, options, view, watch } from './sample';
import SeatNote from './SeatNote.svelte';
import type { View } from './types';

afterEach(cleanup);

function note(change: Partial<View>, seat = 1): HTMLElement {
  return render(SeatNote, { seat, told: { ...view, ...change } }).container;
}
const wordOf = (box: HTMLElement, part: string) => box.querySelector(part)?.textContent ?? null;

it('labels the points of the match, apart from the number of cards', () => {
  const seat = note({});
  expect([wordOf(seat, '.count'), wordOf(seat, '.score')]).toEqual(['5', '87 pts']);
  expect([...seat.querySelectorAll('.unseen')].map((word) => word.textContent)).toContain('87 points');
});

it('shows no points before somebody has some, nor in a single round', () => {
  expect(wordOf(note({ match: { ...match, scores: [0, 0, 0, 0] } }), '.score')).toBeNull();
  expect(wordOf(note({ options: { ...options, goal: 0 } }), '.score')).toBeNull();
});

it('warns of a player who can be caught, and has a tick for one who has called', () => {
  const exposed = [{ seat: 1, grace: 1, undecided: true }];
  const late = note({ watch: { ...watch, last_cards: [1], exposed } });
  expect([wordOf(late, '.count.exposed'), wordOf(late, '.uno')]).toEqual(['5', null]);
  const called = note({ watch: { ...watch, last_cards: [1] } });
  expect([called.querySelector('.count.safe svg') !== null, wordOf(called, '.uno')]).toEqual([true, 'UNO!']);
  expect(called.querySelector('.exposed')).toBeNull();
});

it('marks who is ready for the next round with a sign and a word, and no number beside it', () => {
  const over: Partial<View> = { phase: 'round_over', match: { ...match, ready: [1] } };
  const ready = note(over).querySelector('.ready');
  expect([ready?.textContent, ready?.querySelector('svg') !== null]).toEqual(['ready', true]);
  expect(wordOf(note(over), '.score')).toBeNull();
  expect(note(over, 0).querySelector('.ready:not(.waited)')).toBeNull();
});
