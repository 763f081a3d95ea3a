import type { Replay } from '../../../net/protocol';

/** One player's score through a game. */
export interface ScoreLine {
  readonly seat: number;
  /** [step, score] where the score changed, and at the first and last step. */
  readonly points: readonly (readonly [number, number])[];
  readonly score: number;
}

/** The score of every seat over the game. */
export function scoreHistory({ steps, names }: Pick<Replay, 'steps' | 'names'>): readonly ScoreLine[] {
  return names.map((_, seat) =>
    scoreLine(
      seat,
      steps.map(({ scores }) => scores[seat] ?? 0),
    ),
  );
}

function scoreLine(seat: number, scores: readonly number[]): ScoreLine {
  const last = scores.length - 1;
  const points = scores
    .map((score, step) => [step, score] as const)
    .filter(([step, score]) => step === 0 || step === last || score !== scores[step - 1]);
  return { seat, points, score: scores[last] ?? 0 };
}

/** Whether a chart tells more than the result: points that all come with the last move draw a cliff. */
export function showsCourse(lines: readonly ScoreLine[]): boolean {
  return lines.some(({ points }) => points.length > 2);
}

/** In how many steps somebody's score changed. */
export function scoreChanges(lines: readonly ScoreLine[]): number {
  const changes = lines.flatMap(({ points }) =>
    points.filter(([, score], index) => index > 0 && score !== points[index - 1]?.[1]),
  );
  return new Set(changes.map(([step]) => step)).size;
}

/** The lowest and highest score of all lines; zero is always included. */
export function scoreBounds(lines: readonly ScoreLine[]): readonly [number, number] {
  const scores = lines.flatMap(({ points }) => points.map(([, score]) => score));
  return [Math.min(0, ...scores), Math.max(0, ...scores)];
}

/** Moves labels apart that would overlap, as little as possible and keeping their order. */
export function spreadLabels(heights: readonly number[], gap: number, room: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed: number[] = [];
  for (const { height } of order) placed.push(Math.max(height, (placed.at(-1) ?? -gap) + gap));
  // Labels that were pushed out at the bottom are pushed back up.
  for (let last = placed.length - 1, limit = room; last >= 0; last -= 1, limit -= gap)
    placed[last] = Math.min(placed[last] ?? 0, limit);
  const found = heights.map(() => 0);
  order.forEach(({ index }, place) => (found[index] = placed[place] ?? 0));
  return found;
}
