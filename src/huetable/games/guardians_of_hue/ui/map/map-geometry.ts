import type { View } from '../types';

/** A rectangle on the map, in units of its grid. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CardSpot = readonly [number, number, boolean];

const SHORT = 2;
const LONG = 3;

export function areaOf([x, y, upright]: CardSpot): Area {
  return { x, y, width: upright ? SHORT : LONG, height: upright ? LONG : SHORT };
}

/** The smallest area around all of these. */
export function bounds(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
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
