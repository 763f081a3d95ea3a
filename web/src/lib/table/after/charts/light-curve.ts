import type { Curve } from '../../screens';

export interface CurvePoint {
  readonly round: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** Where there are many rounds, only some have room for their numbers. */
  readonly labelled: boolean;
}

/** With fewer points there is no curve to be seen. */
const LEAST_POINTS = 3;

/** The curve if it has a shape, else null. */
export function worthShowing(curve: Curve): Curve | null {
  return curve.rounds.length < LEAST_POINTS ? null : curve;
}

const MARGIN = 16;
const TOP = 22;
const BOTTOM = 22;
const MOST_LABELS = 9;

/** The rounds as points in a picture of this size. A single round lies in the middle. */
export function curvePoints({ rounds, most }: Curve, width: number, height: number): readonly CurvePoint[] {
  const last = rounds.length - 1;
  const every = Math.ceil(rounds.length / MOST_LABELS);
  return rounds.map(({ round, value }, index) => ({
    round,
    value,
    x: last === 0 ? width / 2 : MARGIN + (index / last) * (width - 2 * MARGIN),
    y: TOP + (1 - value / Math.max(1, most)) * (height - TOP - BOTTOM),
    labelled: (last - index) % every === 0,
  }));
}

export function curvePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
