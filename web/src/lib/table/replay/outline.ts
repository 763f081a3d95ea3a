import type { Replay } from '../../net/protocol';
import type { TurningPoint } from '../screens';
import { chaptersOf, type Chapter } from './chapters';
import { keyMoments, stopBeside, stopsOf, type KeyMoment } from './key-moments';
import type { KeyAction } from './keys';
import type { Playback } from './playback.svelte';

/** Where a replay can jump to. */
export interface Outline {
  readonly chapters: readonly Chapter[];
  readonly moments: readonly KeyMoment[];
  readonly stops: readonly number[];
}

export function outlineOf({ steps }: Pick<Replay, 'steps'>, turns: TurningPoint | null): Outline {
  const chapters = chaptersOf(steps);
  const moments = keyMoments(steps, turns);
  return { chapters, moments, stops: stopsOf(moments, chapters, steps.length - 1) };
}

/** Does what a key or a button says. Whoever looks for a step wants to look at it, so it stops playing. */
export function perform(action: KeyAction, playback: Playback, { chapters, stops }: Outline): void {
  if (action === 'toggle') {
    playback.toggle();
    return;
  }
  const now = playback.stepIndex;
  const rounds = [0, ...chapters.map(({ from }) => from), playback.lastIndex];
  const targets: Record<Exclude<KeyAction, 'toggle'>, number> = {
    next: now + 1,
    previous: now - 1,
    first: 0,
    last: playback.lastIndex,
    nextRound: stopBeside(rounds, now, 1),
    previousRound: stopBeside(rounds, now, -1),
    nextMoment: stopBeside(stops, now, 1),
    previousMoment: stopBeside(stops, now, -1),
  };
  playback.stop();
  playback.goTo(targets[action]);
}
