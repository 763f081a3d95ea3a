import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('guide');

/** Where the guide's bar stands: in the slot that a board has for it, else above the page's tabs. */
export class GuidePlace {
  /** How many slots the board shows now. */
  boardSlots = $state(0);
  /** The sheet that holds the outlined part, or null: a sheet covers the page, so it shows the bar itself. */
  sheet = $state.raw<HTMLElement | null>(null);

  constructor(readonly bar: Snippet) {}
}

export function provideGuide(bar: Snippet): GuidePlace {
  return setContext(KEY, new GuidePlace(bar));
}

/** Missing where nothing is explained: in replays, on a TV, on pages without a game. */
export function guidePlace(): GuidePlace | undefined {
  return getContext<GuidePlace | undefined>(KEY);
}
