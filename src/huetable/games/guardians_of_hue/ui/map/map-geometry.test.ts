import { expect, it } from 'vitest';
import { view } from '../sample';
import {
  areaOf,
  areasOf,
  bounds,
  doorsOf,
  groupsOfNeighbours,
  sharedEdge,
  isNear,
  locationTowards,
  throwStart,
} from './map-geometry';

const areas = new Map(view.spots.flatMap((spot, card) => (spot ? [[card, areaOf(spot)] as const] : [])));

it('knows what all cards cover together', () => {
  expect(bounds([...areas.values()])).toEqual({ x: -2, y: -3, width: 6, height: 9 });
  expect(bounds([areaOf([1, 1, false])])).toEqual({ x: 1, y: 1, width: 3, height: 2 });
});

it('finds a shared edge exactly where the rules say that two cards are adjacent', () => {
  for (const [card, area] of areas) {
    for (const [other, next] of areas)
      if (other !== card)
        expect(sharedEdge(area, next) !== null, `${card} ${other}`).toBe(isNear(view, card, other));
  }
  expect(sharedEdge(areaOf([0, 0, true]), areaOf([2, 1, false]))).toEqual({ x: 2, y: 2, flat: false });
  expect(sharedEdge(areaOf([0, 0, true]), areaOf([1, 3, false]))).toEqual({ x: 1.5, y: 3, flat: true });
});

it('turns a high map that was drawn by lot on a small screen, with the same neighbours, and no other one', () => {
  const size = (layout: 'random' | 'place' | 'square', small = true) => {
    const lies = areasOf({ ...view, options: { ...view.options, layout } }, small);
    const { width, height } = bounds([...lies.values()]);
    return [width, height];
  };
  expect([size('random'), size('random', false), size('place'), size('square')]).toEqual([
    [9, 6],
    [6, 9],
    [6, 9],
    [6, 9],
  ]);
  const turned = areasOf({ ...view, options: { ...view.options, layout: 'random' } }, true);
  // Above the centre is what was on its right.
  expect(turned.get(4)).toEqual({ x: 0, y: -4, width: 3, height: 2 });
  for (const [card, area] of turned)
    for (const [other, next] of turned)
      if (other !== card) expect(sharedEdge(area, next) !== null).toBe(isNear(view, card, other));
});

it('has a door in the middle of each shared edge, on both cards, and marks those of the selected card', () => {
  expect(doorsOf(0, areas, 3)).toEqual([
    { side: 'right', at: 50, mine: false },
    { side: 'bottom', at: 50, mine: true },
  ]);
  expect(doorsOf(8, areas, 8).map(({ side, mine }) => [side, mine])).toEqual([
    ['top', true],
    ['left', true],
    ['right', true],
    ['bottom', true],
  ]);
});

it.each([
  ['ArrowUp', 1],
  ['ArrowLeft', 3],
  ['ArrowRight', 4],
  ['ArrowDown', 6],
  ['Enter', null],
])('walks from the centre by %s', (key, card) => {
  expect(locationTowards(areas, 8, key)).toBe(card);
});

it('stays where the map ends', () => {
  expect(locationTowards(areas, 0, 'ArrowLeft')).toBeNull();
});

it('throws a die from the farther half of the map', () => {
  const map = bounds([...areas.values()]);
  const starts = [0, 2, 5, 7].map((card) => throwStart(areas.get(card) ?? map, map));
  expect(starts).toEqual([
    [40, 170],
    [-40, 170],
    [40, -170],
    [-40, -170],
  ]);
});

it('puts areas that are one unit apart into one group', () => {
  const [a, b, c, d, e] = (
    [
      [0, 0],
      [0, 2],
      [3, 0],
      [1, 2],
      [0, 1],
    ] as const
  ).map(([x, y]) => areaOf([x, y, true]));
  const groups = groupsOfNeighbours([a, b, c, d, e].filter((area) => area !== undefined));
  expect(groups.map((group) => group.length).toSorted()).toEqual([1, 4]);
  expect(groups.find((group) => group.length === 1)).toEqual([c]);
});
