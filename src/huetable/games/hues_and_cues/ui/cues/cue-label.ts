import { text } from '../text';
import type { Options } from '../types';

/** Whose cue it is, and which of the round; one that has no second is not counted. */
export function cueLabel({ one_cue }: Pick<Options, 'one_cue'>, number: number, giver: string): string {
  return text.cues.cue({ number: one_cue ? 0 : number, giver });
}
