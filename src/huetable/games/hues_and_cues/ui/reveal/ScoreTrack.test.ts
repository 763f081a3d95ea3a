import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { players } from '../sample';
import ScoreTrack from './ScoreTrack.svelte';

const crowd = Array.from({ length: 10 }, (_, seat) => ({ ...players[seat % 4], seat })) as typeof players;

function placesOf(scores: readonly number[]): readonly (readonly [share: number, up: number])[] {
  const { container } = render(ScoreTrack, { scores, players: crowd.slice(0, scores.length) });
  return [...container.querySelectorAll('li')].map(({ style }) => [
    Number(style.getPropertyValue('--share')),
    Math.abs(parseFloat(style.getPropertyValue('--up'))),
  ]);
}

it('puts every piece at its score, and those that would hide each other above each other', () => {
  const scores = [4, 3, 4, 9];
  const places = placesOf(scores);
  expect(places.map(([share]) => share * 20)).toEqual(scores);
  expect(places.map(([, up]) => up)).toEqual([0, 22, 44, 0]);
});

it('keeps ten equal scores in a column that is not too high', () => {
  const ups = placesOf(crowd.map(() => 2)).map(([, up]) => up);
  expect(new Set(ups).size).toBe(10);
  expect(Math.max(...ups)).toBeLessThanOrEqual(88);
});

it('lets the pieces advance from where they were before the round, and the others stand', () => {
  const { container } = render(ScoreTrack, { scores: [9, 4], gains: [5, 0], players: crowd.slice(0, 2) });
  const [gainer, other] = [...container.querySelectorAll('li')];
  expect(Number(gainer?.style.getPropertyValue('--from')) * 20).toBe(4);
  expect([gainer, other].map((piece) => piece?.classList.contains('advancing'))).toEqual([true, false]);
});
