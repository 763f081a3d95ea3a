import type { ScoreLine } from './score-history';

/** Dash patterns for up to ten lines, so that they can be told apart without colour. */
export const DASHES: readonly string[] = [
  '',
  '9 5',
  '2 5',
  '14 4 2 4',
  '5 3',
  '18 6',
  '2 3 8 3',
  '10 3',
  '4 8',
  '1 3',
];

export interface ChartScale {
  readonly left: number;
  readonly right: number;
  readonly x: (step: number) => number;
  readonly y: (score: number) => number;
  readonly ticks: readonly { readonly score: number; readonly y: number }[];
}

const TOP = 12;
const LEFT = 34;

/** Maps steps and scores to coordinates in a chart of this size. */
export function chartScale(
  right: number,
  height: number,
  steps: number,
  [least, most]: readonly [number, number],
): ChartScale {
  const x = (step: number) => LEFT + (step / Math.max(1, steps - 1)) * (right - LEFT);
  const y = (score: number) => TOP + (1 - (score - least) / Math.max(1, most - least)) * (height - 2 * TOP);
  const scores = [...new Set([least, Math.round((least + most) / 2), most])];
  return { left: LEFT, right, x, y, ticks: scores.map((score) => ({ score, y: y(score) })) };
}

/** The SVG path of a line. It goes in steps, since a score stays until it changes; `offset` keeps equal lines apart. */
export function linePath({ points }: ScoreLine, { x, y }: ChartScale, offset = 0): string {
  return points
    .map(([step, score], index) =>
      index === 0 ? `M${x(step)} ${y(score) + offset}` : `H${x(step)}V${y(score) + offset}`,
    )
    .join('');
}

/** How far a line is moved so that equal scores do not hide each other. */
export function lineOffset(index: number, lines: number): number {
  return (index - (lines - 1) / 2) * Math.min(3, 12 / lines);
}
