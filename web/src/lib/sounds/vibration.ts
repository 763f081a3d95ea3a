import type { SoundName } from './sounds';

/** Milliseconds of shaking and resting, in turn, for the sounds that are felt as well. */
export const PATTERNS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  turn: [80],
  refused: [30, 50, 30],
  uno: [30, 40, 70],
  caught: [60, 40, 60, 40, 150],
  dice: [20, 50, 20, 50, 20],
  result: [50],
  seal: [30, 60, 120],
  darkness: [180],
  tick: [15],
  win: [60, 50, 60, 50, 60, 80, 240],
  lose: [240],
};

export function vibrate(name: SoundName): void {
  const pattern = PATTERNS[name];
  if (pattern && 'vibrate' in navigator) navigator.vibrate([...pattern]);
}
