// @vitest-environment node
import { expect, it } from 'vitest';
import { view } from '../sample';
import type { Event, View } from '../types';
import { flightsFor, turnOf } from './flight-plan';
import { marksFor, washFor } from './marks';

const ME = 0;
const played: Event = { type: 'played', seat: 2, card: 'g4', colour: null, target: null, call: null };
const ways = (event: Event, told: View = view, seat: number | null = ME) =>
  flightsFor(event, told, seat).map(({ from, to, card, side }) => ({ from, to, card, side }));

it('lets a card fly from its player to the pile, and turn over on the way', () => {
  expect(ways(played)).toEqual([{ from: { seat: 2 }, to: 'discard', card: 'g4', side: 'opens' }]);
});

it('lets my own card fly from where it lay: the last of its copies goes', () => {
  const told = { ...view, hand: ['g4', 'r2'] as const };
  expect(ways({ ...played, seat: 0 }, told)).toEqual([
    { from: { held: 'g4#1' }, to: 'discard', card: 'g4', side: 'face' },
  ]);
});

it('opens what I draw in my hand, and shows nobody what others draw', () => {
  const told = { ...view, hand: ['r1', 'b2', 'r1'] as const };
  expect(ways({ type: 'drew', seat: 0, cards: 2, why: 'two' }, told)).toEqual([
    { from: 'pile', to: { held: 'b2#0' }, card: 'b2', side: 'opens' },
    { from: 'pile', to: { held: 'r1#1' }, card: 'r1', side: 'opens' },
  ]);
  const theirs = flightsFor({ type: 'drew', seat: 1, cards: 4, why: 'four' }, view, ME);
  expect(theirs.map(({ to, card, side }) => [to, card, side])).toEqual(
    Array(4).fill([{ seat: 1 }, null, 'back']),
  );
  expect(theirs.map(({ start }) => start)).toEqual(
    [...theirs.map(({ start }) => start)].sort((a, b) => a - b),
  );
  expect(ways({ type: 'drew', seat: 0, cards: 0, why: 'two' }, told)).toEqual([]);
});

it('ends every flight with its step', () => {
  for (const cards of [1, 2, 3, 7, 25])
    for (let index = 0; index < cards; index += 1) {
      const [start, span] = turnOf(index, cards);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + span).toBeLessThanOrEqual(1.0001);
    }
});

it('deals to every seat in turn from the dealer’s left, mine open, and turns up the first card at last', () => {
  const told = { ...view, hand: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'] as const };
  const dealt = flightsFor(
    { type: 'round_began', round: 2, dealer: 1, first: 'g7' },
    { ...told, discard: ['g7'] },
    ME,
  );
  const toSeats = dealt.flatMap(({ to }) => (typeof to !== 'string' && 'seat' in to ? [to.seat] : []));
  expect(toSeats.slice(0, 4)).toEqual([2, 3, 1, 2]);
  expect(toSeats.filter((seat) => seat === 3)).toHaveLength(7);
  expect(dealt.filter(({ side }) => side === 'opens').map(({ card }) => card)).toEqual([...told.hand, 'g7']);
  expect(dealt.filter(({ side }) => side === 'back').every(({ card }) => card === null)).toBe(true);
});

it('deals so few cards to ten players that a phone can show them', () => {
  const ten = { ...view, counts: Array<number>(10).fill(7) };
  const dealt = flightsFor({ type: 'round_began', round: 1, dealer: 0, first: 'g7' }, ten, null);
  expect(dealt.length).toBeLessThanOrEqual(40);
  expect(new Set(dealt.map(({ to }) => JSON.stringify(to))).size).toBe(11);
});

it('moves hands as backs, mine too', () => {
  const swapped = ways({ type: 'swapped', seat: 0, target: 2 });
  expect(new Set(swapped.map(({ from, to }) => JSON.stringify([from, to])))).toEqual(
    new Set(['["hand",{"seat":2}]', '[{"seat":2},"hand"]']),
  );
  expect(swapped.every(({ card, side }) => card === null && side === 'back')).toBe(true);
  const passed = flightsFor({ type: 'hands_passed', direction: 1 }, view, null);
  expect(passed.some(({ from, to }) => JSON.stringify([from, to]) === '[{"seat":3},{"seat":0}]')).toBe(true);
});

it('brings the discards back to the pile when they are shuffled', () => {
  expect(ways({ type: 'reshuffled', cards: 40 })[0]).toEqual({
    from: 'discard',
    to: 'pile',
    card: null,
    side: 'back',
  });
});

it('lays a whole colour down one after the other', () => {
  const laid = flightsFor({ type: 'discarded', seat: 0, cards: ['r7', 'r7'] }, { ...view, hand: [] }, ME);
  expect(laid.map(({ from }) => from)).toEqual([{ held: 'r7#0' }, { held: 'r7#1' }]);
});

it('marks the player that a step is about', () => {
  expect(marksFor({ type: 'called', seat: 2 })[0]).toMatchObject({ seat: 2, kind: 'burst', word: 'UNO!' });
  expect(marksFor({ type: 'caught', seat: 0, target: 2 })[0]).toMatchObject({
    seat: 2,
    word: 'Caught!',
    bad: true,
  });
  expect(marksFor({ type: 'skipped', seat: 1 })[0]).toMatchObject({ seat: 1, kind: 'skip' });
  expect(marksFor({ type: 'false_catch', seat: 1, target: 2 })[0]).toMatchObject({
    seat: 1,
    word: 'Missed!',
  });
  expect(marksFor({ type: 'passed', seat: 1 })[0]).toMatchObject({ seat: 1, word: 'Pass' });
  const verdict = (guilty: boolean) => marksFor({ type: 'challenged', seat: 0, bluffer: 3, guilty })[0];
  expect([verdict(true)?.word, verdict(false)?.word]).toEqual(['Bluff!', 'No bluff!']);
  expect(marksFor({ type: 'round_ended', winner: 1, scored: [] })[0]).toMatchObject({
    seat: 1,
    word: 'Out!',
  });
  expect(marksFor({ type: 'round_ended', winner: null, scored: [] })).toEqual([]);
  expect(marksFor(played)).toEqual([]);
});

it('washes the table with the colour that is named', () => {
  expect(washFor({ ...played, card: 'w', colour: 'blue' })).toBe('blue');
  expect(washFor({ type: 'named', seat: 0, colour: 'red' })).toBe('red');
  expect([washFor(played), washFor({ type: 'skipped', seat: 1 })]).toEqual([null, null]);
});
