import { describe, expect, it } from 'vitest';
import {
  bubblePlace,
  bubbleSide,
  columnsFor,
  dropOf,
  faceSize,
  fromMine,
  isCompact,
  layoutFor,
  seatsAbove,
  seatsAround,
  tracksOf,
  TRACKS,
} from './seating';

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const TABLES = COUNTS.flatMap((count) =>
  [null, 0, count - 1].flatMap((mine) =>
    (['around', 'beside'] as const).map((seats) => [count, mine, seats] as const),
  ),
);

describe('seats around the board', () => {
  it.each(TABLES)(
    '%i players seen from %s, %s: each sits once, in a place of their own',
    (count, mine, seats) => {
      const places = seatsAround(count, mine, seats);
      expect(places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(fromMine(count, 0));
      expect(new Set(places.map(({ edge, index }) => `${edge} ${index}`)).size).toBe(count);
      for (const place of places) {
        const { line, span } = tracksOf(place);
        expect(span).toBeGreaterThan(0);
        expect(line + span).toBeLessThanOrEqual(TRACKS + 2);
      }
    },
  );

  it('goes clockwise from me at the lower left', () => {
    expect(seatsAround(4, 2, 'around').map(({ seat, edge, index }) => [seat, edge, index])).toEqual([
      [2, 'left', 1],
      [3, 'left', 0],
      [0, 'top', 0],
      [1, 'right', 0],
    ]);
  });

  it('keeps the top free beside a wide board', () => {
    expect(seatsAround(10, 0, 'beside').filter(({ edge }) => edge === 'top')).toEqual([]);
    expect(seatsAround(10, 0, 'beside').filter(({ edge }) => edge === 'left')).toHaveLength(5);
  });

  it('puts the one other player opposite', () => {
    expect(seatsAround(2, 0, 'around').map(({ edge }) => edge)).toEqual(['left', 'top']);
    expect(seatsAround(2, null, 'around').map(({ edge }) => edge)).toEqual(['left', 'right']);
  });
});

it('closes a ring above the board: the second row runs back from the right', () => {
  expect(seatsAbove(7, 5, 4).map(({ seat, row, index }) => [seat, row, index])).toEqual([
    [5, 0, 0],
    [6, 0, 1],
    [0, 0, 2],
    [1, 0, 3],
    [2, 1, 3],
    [3, 1, 2],
    [4, 1, 1],
  ]);
});

const PHONE = {
  count: 4,
  room: 360,
  height: 640,
  boardWidth: 560,
  wide: false,
  compact: false,
  letters: 1,
};

describe('the layout', () => {
  it.each([
    [5, 360, 640, 600, false, 'curve'],
    [10, 844, 390, 600, false, 'flat'],
    [4, 928, 800, 600, true, 'around'],
    [4, 1148, 800, 900, true, 'around'],
    [4, 928, 800, 900, true, 'flat'],
    [10, 928, 800, 900, true, 'curve'],
    [10, 1568, 1080, 900, true, 'around'],
  ] as const)(
    '%i players in %i by %i with a board of %i',
    (count, room, height, boardWidth, wide, layout) => {
      expect(layoutFor({ count, room, height, boardWidth, wide, compact: false, letters: 1 })).toBe(layout);
    },
  );

  it('is flat where the game wants compact seats and the names have room', () => {
    const layouts = COUNTS.map((count) => layoutFor({ ...PHONE, count, compact: true }));
    expect(layouts.slice(0, 4)).toEqual(['flat', 'flat', 'flat', 'curve']);
    expect(layoutFor({ ...PHONE, compact: false })).toBe('curve');
  });

  it.each([
    [undefined, 360, 640, false],
    ['phones', 390, 844, true],
    ['phones', 768, 640, false],
    ['short-screens', 360, 640, true],
    ['short-screens', 390, 844, false],
  ] as const)('compact seats for %s in %i by %i: %s', (wanted, room, height, compact) => {
    expect(isCompact(wanted, room, height)).toBe(compact);
  });

  it('makes faces of compact seats as small as on a short phone', () => {
    const tall = { ...PHONE, height: 844 };
    for (const layout of ['flat', 'curve'] as const)
      expect(faceSize(layout, { ...tall, compact: true })).toBe(faceSize(layout, PHONE));
    expect(faceSize('curve', { ...PHONE, compact: true }), 'on a short phone').toBe(faceSize('flat', PHONE));
  });

  it('takes two rows on a phone for more than six', () => {
    expect(COUNTS.map((count) => columnsFor(count, 360, 1))).toEqual([2, 3, 4, 5, 6, 4, 4, 5, 5]);
    expect(columnsFor(10, 900, 1)).toBe(10);
  });

  it('leaves room for names in letters of double size', () => {
    expect(COUNTS.map((count) => columnsFor(count, 360, 2))).toEqual([2, 3, 4, 3, 3, 4, 4, 3, 4]);
    expect(layoutFor({ ...PHONE, compact: true, letters: 2 })).toBe('curve');
    expect(layoutFor({ ...PHONE, room: 844, height: 390, letters: 2 })).toBe('flat');
  });

  it('has faces that fit side by side', () => {
    for (const count of COUNTS)
      for (const [room, height] of [
        [360, 640],
        [390, 844],
      ] as const)
        expect(
          columnsFor(count, room, 1) * faceSize('curve', { ...PHONE, count, room, height }),
        ).toBeLessThan(room - 24);
  });

  it('hangs both ends of a curve equally low', () => {
    expect(dropOf(0, 5)).toBeCloseTo(dropOf(4, 5));
    expect(dropOf(2, 5)).toBe(0);
    expect(dropOf(0, 1)).toBe(0);
  });

  it('lets bubbles grow towards the middle', () => {
    const sides = seatsAround(5, 0, 'around').map((place) => [place.edge, bubbleSide(place)]);
    expect(sides).toEqual([
      ['left', 'right'],
      ['left', 'right'],
      ['top', 'right'],
      ['top', 'left'],
      ['right', 'left'],
    ]);
  });
});

it('keeps bubbles clear of names and scores', () => {
  expect(bubblePlace('curve', { edge: 'top' }), 'the name stands below the face').toBe('upper');
  expect(bubblePlace('flat', { edge: 'top' }), 'the name stands beside the face').toBe('corner');
  expect(bubblePlace('around', { edge: 'top' })).toBe('beside');
  expect(bubblePlace('around', { edge: 'left' })).toBe('above');
});
