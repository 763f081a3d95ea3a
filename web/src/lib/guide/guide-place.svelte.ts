import { getContext, setContext, type Snippet } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

const KEY = Symbol('guide');

/**
 * Where the guide's bar stands: in the slot that a board has for it, else above the page's tabs. A low phone has no room
 * for one more line, so there it takes the place of the tabs while it says something.
 */
export class GuidePlace {
  readonly #low = new MediaQuery('(max-width: 1079px) and (min-height: 331px) and (max-height: 739px)');
  /** How many slots the board shows now. */
  boardSlots = $state(0);
  /** The height of the bar; 0 while it takes no room. */
  height = $state(0);
  /** The sheet that holds the outlined part, or null: a sheet covers the page, so it shows the bar itself. */
  sheet = $state.raw<HTMLElement | null>(null);

  readonly #reading: () => boolean;

  constructor(
    readonly bar: Snippet,
    reading: () => boolean,
  ) {
    this.#reading = reading;
  }

  /** A lesson explains what the page shows: it has to stay until the player has read that. */
  get reading(): boolean {
    return this.#reading();
  }

  get onBoard(): boolean {
    return !this.#low.current && !this.sheet;
  }

  get inFoot(): boolean {
    return !this.sheet && (this.#low.current || this.boardSlots === 0);
  }
}

export function provideGuide(bar: Snippet, reading: () => boolean): GuidePlace {
  return setContext(KEY, new GuidePlace(bar, reading));
}

/** Missing where nothing is explained: in replays, on a TV, on pages without a game. */
export function guidePlace(): GuidePlace | undefined {
  return getContext<GuidePlace | undefined>(KEY);
}
