import type { Options } from '../types';

/** How many words a cue of this round may have. */
export function mostWords({ more_words }: Options, number: 1 | 2): number {
  return number + (more_words ? 1 : 0);
}
