import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('narration');

/** Where the line stands that says what just happened: in the slot that a board has for it, else over the board's top. */
export class NarrationPlace {
  /** How many slots the board shows now. */
  slots = $state(0);

  constructor(readonly line: Snippet) {}
}

export function provideNarration(line: Snippet): NarrationPlace {
  return setContext(KEY, new NarrationPlace(line));
}

/** Missing where nothing is narrated: in replays and tests. */
export function narrationPlace(): NarrationPlace | undefined {
  return getContext<NarrationPlace | undefined>(KEY);
}
