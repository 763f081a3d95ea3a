/** The middle of a face, in percent of the room for it. */
export interface RoomPlace {
  readonly x: number;
  readonly y: number;
}

/** Below 1 the ring is fuller at its corners than an ellipse, so that seats at its ends don't crowd. */
const FULLNESS = 0.82;

function bend(value: number): number {
  return Math.sign(value) * Math.abs(value) ** FULLNESS;
}

/** Places around a table: the first at the bottom, then clockwise as seen from above, which is to the left. */
export function placesAround(count: number): readonly RoomPlace[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = (0.25 + step / count) * 2 * Math.PI;
    return { x: 50 + 50 * bend(Math.cos(angle)), y: 50 + 50 * bend(Math.sin(angle)) };
  });
}

/** How many free chairs are shown: as many as the game still needs, and always one for another player. */
export function freeChairs(taken: number, [least, most]: readonly [number, number]): number {
  return Math.max(least - taken, Math.min(1, most - taken));
}

/** The faces are as large as the table and the number of people allow. */
export function roomFace(count: number, width: number): number {
  const large = width >= 520;
  if (count <= 6) return large ? 84 : 60;
  return large ? 68 : 44;
}
