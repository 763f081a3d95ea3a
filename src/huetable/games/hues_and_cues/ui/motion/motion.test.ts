// @vitest-environment node
import { expect, it } from 'vitest';
import { pieces, view } from '../sample';
import type { Event, Revealed } from '../types';
import { flightsFor, LANDED } from './flight-plan';
import { marksFor } from './marks';

const revealed: Revealed = {
  type: 'revealed',
  giver: 3,
  target: 'M4',
  card: [],
  pieces,
  points: [4, 3, 3, 4],
};

it('brings a piece from its owner’s face to its square', () => {
  expect(flightsFor({ type: 'placed', seat: 1, field: 'K24' }, view)).toEqual([
    { what: 'piece', seat: 1, points: 0, from: { seat: 1 }, to: { field: 'K24' }, start: 0, span: LANDED },
  ]);
});

it('sends the points from the pieces to those who earned them, in all as many as they score', () => {
  const flights = flightsFor(revealed, view);
  const arrived = (seat: number) =>
    flights.filter(({ to }) => typeof to !== 'string' && 'seat' in to && to.seat === seat);
  const total = (seat: number) => arrived(seat).reduce((sum, { points }) => sum + points, 0);
  expect([0, 1, 2, 3].map(total)).toEqual(revealed.points);
  expect(arrived(0).map(({ from }) => from)).toEqual([{ field: 'M5' }, { field: 'L3' }]);
});

it('gives a giver twice as much with three players, and nothing after two objections', () => {
  const [pair] = [pieces.filter(({ seat }) => seat < 2)];
  const three = { ...revealed, giver: 2, pieces: pair, points: [4, 3, 6] };
  const forGiver = (event: Revealed, seats: number) =>
    flightsFor(event, { ...view, scores: Array<number>(seats).fill(0) })
      .filter(({ seat }) => seat === event.giver)
      .map(({ points }) => points);
  expect(forGiver(three, 3)).toEqual([2, 2, 2]);
  expect(forGiver({ ...three, points: [4, 3, 0] }, 3)).toEqual([]);
});

it('ends every flight with its step', () => {
  for (const { start, span } of flightsFor(revealed, view)) expect(start + span).toBeLessThanOrEqual(1.0001);
});

it('deals a card to the next giver, unless any colour may be chosen', () => {
  const began: Event = { type: 'round_began', round: 3, giver: 2, extra: false };
  expect(flightsFor(began, view)).toMatchObject([{ what: 'card', from: 'board', to: { seat: 2 } }]);
  const young = { ...view, options: { ...view.options, young: true } };
  expect(flightsFor(began, young)).toEqual([]);
});

it('stamps a word where something went another way', () => {
  const words = (event: Event) => marksFor(event).map(({ at, word }) => [at, word]);
  expect(words({ type: 'passed', seat: 3 })).toEqual([[{ seat: 3 }, 'Pass']]);
  expect(words({ type: 'forfeited', seat: 1 })).toEqual([[{ seat: 1 }, 'Too late']]);
  expect(words({ type: 'objected', seat: 1, ground: 'room' })).toEqual([[{ seat: 1 }, 'Objection!']]);
  expect(words({ type: 'ruled', words: 'lemon', outcome: 'withdrawn' })).toEqual([['cue', 'Taken back']]);
  expect(words({ type: 'voided', giver: 3, target: null, card: [] })).toEqual([[{ seat: 3 }, 'No cue']]);
  expect(words({ type: 'tie_began', tied: [0, 2] })).toHaveLength(2);
  expect(words({ type: 'placed', seat: 0, field: 'A1' })).toEqual([]);
});
