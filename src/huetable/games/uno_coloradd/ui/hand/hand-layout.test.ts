// @vitest-environment node
import { expect, it } from 'vitest';
import {
  cardWidth,
  fittingOutOfSight,
  layOutHand,
  neighbour,
  RATIO,
  spot,
  TALL_ROW,
  THUMB,
  wordSize,
} from './hand-layout';

const PHONE = 336;

it('lays few cards side by side, in the middle of the room', () => {
  const layout = layOutHand(3, PHONE, 72);
  expect(layout).toMatchObject({ rows: 1, columns: 3, step: 80, width: 232, scrolls: false });
});

it('overlaps a full hand on a phone without making a strip narrower than a thumb', () => {
  const layout = layOutHand(7, PHONE, 72);
  expect(layout).toMatchObject({ rows: 1, step: THUMB, width: PHONE, scrolls: false, lean: 2 });
});

it('shows most of the upper row on a tall phone', () => {
  const layout = layOutHand(9, 366, 84, undefined, TALL_ROW);
  expect(spot(layout, 5).y - spot(layout, 0).y).toBeGreaterThan((2 / 3) * 84);
  expect(layout.height).toBeGreaterThan(layOutHand(9, 366, 84).height);
});

it.each([60, 72, 84, 104])('writes the name of the colour in at least 12 px on a card of %i px', (card) => {
  expect(wordSize(card) * (card / 72)).toBeGreaterThanOrEqual(12);
});

it('takes a second row before it scrolls', () => {
  expect(layOutHand(14, PHONE, 72)).toMatchObject({ rows: 2, columns: 7, scrolls: false });
  expect(layOutHand(25, PHONE, 72)).toMatchObject({ rows: 2, columns: 13, step: THUMB, scrolls: true });
});

it.each(Array.from({ length: 40 }, (_, cards) => cards + 1))(
  'leaves every one of %i cards a place for a thumb',
  (cards) => {
    for (const room of [220, 336, 366, 480, 720, 1080]) {
      const layout = layOutHand(cards, room, cardWidth(room, 'tall'));
      const spots = Array.from({ length: cards }, (_, index) => spot(layout, index));
      for (const [index, { x, row }] of spots.entries()) {
        const next = spots[index + 1];
        if (next?.row === row) expect(next.x - x).toBeGreaterThanOrEqual(THUMB);
        expect(x + layout.card).toBeLessThanOrEqual(layout.width + 0.01);
      }
      expect(Math.max(...spots.map(({ y }) => y)) + layout.card * RATIO).toBeLessThanOrEqual(
        layout.height + 0.01,
      );
      if (!layout.scrolls) expect(layout.width).toBeLessThanOrEqual(room + 0.5);
    }
  },
);

it('stands on nothing when the hand is empty', () => {
  expect(layOutHand(0, PHONE, 72)).toMatchObject({ rows: 1, columns: 1, scrolls: false });
});

it('walks by arrow keys and stays inside', () => {
  const layout = layOutHand(14, PHONE, 72);
  const walk = (index: number, key: string) => neighbour(index, key, layout, 14);
  expect([walk(0, 'ArrowRight'), walk(0, 'ArrowLeft'), walk(13, 'ArrowRight')]).toEqual([1, 0, 13]);
  expect([walk(2, 'ArrowDown'), walk(9, 'ArrowUp'), walk(2, 'ArrowUp')]).toEqual([9, 2, 2]);
  expect([walk(5, 'Home'), walk(5, 'End'), walk(5, 'x')]).toEqual([0, 13, null]);
});

it('fans the cards evenly to both sides, highest in the middle', () => {
  const layout = layOutHand(7, PHONE, 72);
  const spots = Array.from({ length: 7 }, (_, index) => spot(layout, index));
  expect(spots.map(({ angle }) => angle)).toEqual([-6, -4, -2, 0, 2, 4, 6]);
  expect(spots[0]?.y).toBe(spots[6]?.y);
  expect(spots[3]?.y).toBeLessThan(spots[2]?.y ?? 0);
});

it('lays a single card and a hand of two rows straight', () => {
  expect(spot(layOutHand(1, PHONE, 72), 0).angle).toBe(0);
  const long = layOutHand(25, PHONE, 72);
  expect([0, 12, 24].every((index) => spot(long, index).angle === 0)).toBe(true);
});

it('makes cards larger where there is room, and smaller where the screen is low', () => {
  expect([336, 366, 700, 1000].map((room) => cardWidth(room, 'tall'))).toEqual([72, 84, 88, 104]);
  expect([336, 366, 700, 1000].map((room) => cardWidth(room, 'low'))).toEqual([72, 72, 88, 92]);
  expect(cardWidth(500, 'short')).toBe(60);
});

it('counts the cards that fit beyond the edges of a hand that scrolls', () => {
  const long = layOutHand(25, PHONE, 84);
  const fits = (...places: number[]) => Array.from({ length: 25 }, (_, index) => places.includes(index));
  const out = (scrolled: number, ...places: number[]) => {
    const { left, right } = fittingOutOfSight(long, fits(...places), scrolled, PHONE);
    return [left.length, right.length];
  };
  expect(out(0, 0, 5, 11, 12, 13, 24)).toEqual([0, 3]);
  expect(out(long.width - PHONE, 0, 5, 11, 12, 13, 24)).toEqual([3, 0]);
  expect(out(0)).toEqual([0, 0]);
  const short = layOutHand(7, PHONE, 72);
  expect(fittingOutOfSight(short, [true], 0, PHONE)).toEqual({ left: [], right: [] });
});
