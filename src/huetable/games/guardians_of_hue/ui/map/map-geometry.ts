import type { View } from '../types';

/** A rectangle on the map, in units of its grid. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CardSpot = readonly [number, number, boolean];

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where one can walk to a neighbour: a point on one of a card's sides, in percent of its length. */
export interface Door {
  readonly side: Side;
  readonly at: number;
  /** It leads to or from the selected card. */
  readonly mine: boolean;
}

const SHORT = 2;
const LONG = 3;

export function areaOf([x, y, upright]: CardSpot): Area {
  return { x, y, width: upright ? SHORT : LONG, height: upright ? LONG : SHORT };
}

/**
 * Where the cards lie that are on the map. On a low screen, a phone or a TV, there is more room beside each other than above
 * each other: a map that was drawn by lot and is high lies there as somebody sees it who sits around the corner of the table.
 * One that was laid by players stays as they laid it.
 */
export function areasOf(
  { spots, options }: Pick<View, 'spots' | 'options'>,
  low: boolean,
): ReadonlyMap<number, Area> {
  const areas = new Map(spots.flatMap((spot, card) => (spot ? [[card, areaOf(spot)] as const] : [])));
  const { width, height } = bounds([...areas.values()]);
  const turns = low && options.layout === 'random' && height > width;
  return turns ? new Map([...areas].map(([card, area]) => [card, turned(area)])) : areas;
}

/** A quarter turn to the left. */
function turned({ x, y, width, height }: Area): Area {
  return { x: y, y: -x - width, width: height, height: width };
}

/** The smallest area around all of these. */
export function bounds(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Areas of one size in groups: each is one unit of the grid from another of its group, and farther from all others. */
export function groupsOfNeighbours(areas: readonly Area[]): readonly (readonly Area[])[] {
  const groups: (readonly Area[])[] = [];
  for (const area of areas) {
    const beside = groups.filter((group) =>
      group.some((other) => Math.abs(other.x - area.x) + Math.abs(other.y - area.y) === 1),
    );
    groups.splice(0, groups.length, ...groups.filter((group) => !beside.includes(group)), [
      ...beside.flat(),
      area,
    ]);
  }
  return groups;
}

/** The middle of the edge that two cards share, or null if they share none. */
export function sharedEdge(
  one: Area,
  other: Area,
): { readonly x: number; readonly y: number; readonly flat: boolean } | null {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const touches = (right === left && bottom > top) || (bottom === top && right > left);
  return touches ? { x: (left + right) / 2, y: (top + bottom) / 2, flat: bottom === top } : null;
}

/** The ways from a card to its neighbours. */
export function doorsOf(
  card: number,
  areas: ReadonlyMap<number, Area>,
  selected: number | null = null,
): readonly Door[] {
  const own = areas.get(card);
  if (!own) return [];
  return [...areas].flatMap(([other, area]) => {
    const edge = other === card ? null : sharedEdge(own, area);
    return edge ? [{ ...sideOf(own, edge), mine: card === selected || other === selected }] : [];
  });
}

function sideOf(
  { x, y, width, height }: Area,
  edge: NonNullable<ReturnType<typeof sharedEdge>>,
): Omit<Door, 'mine'> {
  if (edge.flat) return { side: edge.y === y ? 'top' : 'bottom', at: (100 * (edge.x - x)) / width };
  return { side: edge.x === x ? 'left' : 'right', at: (100 * (edge.y - y)) / height };
}

/**
 * From where a die is thrown onto a card, in percent of its size: from the farther half of the map, so that it never leaves
 * the map and nobody looks for it behind what is around.
 */
export function throwStart(card: Area, map: Area): readonly [number, number] {
  const [[x, y], [midX, midY]] = [middle(card), middle(map)];
  return [x < midX ? 40 : -40, y < midY ? 170 : -170];
}

export function isNear({ near }: View, card: number, other: number): boolean {
  return (((near[card] ?? 0) >> other) & 1) === 1;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The location that an arrow key leads to: the nearest in that direction; distance to the side counts double. */
export function locationTowards(areas: ReadonlyMap<number, Area>, from: number, key: string): number | null {
  const [step, here] = [STEPS[key], areas.get(from)];
  if (!step || !here) return null;
  const [x, y] = middle(here);
  const ways = [...areas]
    .filter(([place]) => place !== from)
    .map(([place, area]) => {
      const [dx, dy] = [middle(area)[0] - x, middle(area)[1] - y];
      const along = dx * step[0] + dy * step[1];
      const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
      return { place, along, cost: along + 2 * aside };
    });
  return (
    ways.filter(({ along }) => along > 0).toSorted((one, other) => one.cost - other.cost)[0]?.place ?? null
  );
}

function middle({ x, y, width, height }: Area): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}
