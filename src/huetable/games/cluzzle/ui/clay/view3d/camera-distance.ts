/** How far from the clay the camera stands, so that it fills the picture. */
import type { Point } from '../strokes/strokes';

/** Half of the angle that the camera sees from top to bottom. */
export const HALF_VIEW = (14 * Math.PI) / 180;

export type Distance = (tilt: number, aspect: number) => number;

/** From a ball around everything: as far from each side, however the camera tilts. */
export function fromBall(reach: number): Distance {
  return (_, aspect) => (reach / Math.sin(HALF_VIEW)) * Math.max(1, 1 / aspect);
}

/** The room that clay takes at one height while it turns. */
export interface Ring {
  readonly radius: number;
  /** Above the middle of the picture. */
  readonly height: number;
}

/** What turns around this middle, from how far it reaches at each height. */
export function ringsAround([, middle]: Point, reaches: readonly number[]): Ring[] {
  return reaches
    .map((radius, y) => ({ radius, height: y + 0.5 - middle }))
    .filter(({ radius }) => radius > 0);
}

/** A little air around the clay: tiles fade out at their edges. */
const AIR = 1.12;

/** From clay that turns: tall clay fills a narrow picture, and flat clay a wide one. */
export function fromRings(rings: readonly Ring[]): Distance {
  return (tilt, aspect) => {
    const [sin, cos, slope] = [Math.sin(tilt), Math.cos(tilt), Math.tan(HALF_VIEW)];
    const needed = rings.flatMap(({ radius, height }) => [
      radius * Math.hypot(1 / (slope * aspect), cos) + height * sin,
      ...[radius, -radius].map(
        (front) => Math.abs(height * cos - front * sin) / slope + front * cos + height * sin,
      ),
    ]);
    return AIR * Math.max(...needed);
  };
}
