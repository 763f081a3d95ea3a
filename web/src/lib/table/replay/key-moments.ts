import type { Replay } from '../../net/protocol';
import type { TurningPoint } from '../screens';
import type { Chapter } from './chapters';

type Steps = Replay['steps'];

/** A step that changed the game. */
export interface KeyMoment {
  readonly step: number;
  /** Who took the lead with it. */
  readonly leader: number | null;
}

/** The steps that the game calls turning points, and those by which somebody took the lead from somebody else. */
export function keyMoments(steps: Steps, turns: TurningPoint | null): readonly KeyMoment[] {
  const leads = leadChanges(steps);
  return steps.flatMap(({ events }, step) => {
    const leader = leads.get(step) ?? null;
    const turned = turns !== null && events.some((event) => turns(event));
    return leader !== null || turned ? [{ step, leader }] : [];
  });
}

/** Who took the lead at which step. A tie has no leader, and the first lead was taken from nobody. */
export function leadChanges(steps: Steps): ReadonlyMap<number, number> {
  const changes = new Map<number, number>();
  let before: number | null = null;
  steps.forEach(({ scores }, step) => {
    const leader = leaderOf(scores);
    if (leader !== null && before !== null && leader !== before) changes.set(step, leader);
    before = leader ?? before;
  });
  return changes;
}

function leaderOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** Where the buttons that jump stop: key moments, the beginnings of chapters, and both ends. */
export function stopsOf(
  moments: readonly KeyMoment[],
  chapters: readonly Chapter[],
  last: number,
): readonly number[] {
  const all = [0, ...moments.map(({ step }) => step), ...chapters.map(({ from }) => from), last];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The next of these steps in this direction; without one, where it is. */
export function stopBeside(stops: readonly number[], step: number, direction: 1 | -1): number {
  const found = direction > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step);
  return found ?? step;
}
