import { getContext, setContext } from 'svelte';

export interface SpokenLine {
  readonly number: number;
  readonly line: string;
  /** The live region that says it. */
  readonly place: number;
}

/** A screen reader notices a live region a moment after it was drawn (milliseconds): what is in it by then is not said. */
export const REGION_SETTLES = 300;

const KEPT = 12;
const CONTEXT = Symbol('speaker');

/**
 * Says lines to screen readers. While a dialog is open they hear nothing outside it, so each dialog has a live region of its
 * own: a line is said once, in the region that was opened last.
 */
export class Speaker {
  lines = $state.raw<readonly SpokenLine[]>([]);
  #places: readonly number[] = [];
  #count = 0;

  /** Lines are appended, so that none is lost when much happens at once. */
  say(...lines: readonly string[]): void {
    const place = this.#places.at(-1) ?? 0;
    const more = lines
      .filter((line) => line !== '')
      .map((line) => ({ number: (this.#count += 1), line, place }));
    if (more.length > 0) this.lines = [...this.lines, ...more].slice(-KEPT);
  }

  /** Where no dialog is open, something else on the page says it. */
  sayInDialog(line: string): void {
    if (this.#places.length > 1) this.say(line);
  }

  /** What was said to one player at this screen is not for the next one. */
  clear(): void {
    this.lines = [];
  }

  open(): number {
    const place = (this.#count += 1);
    this.#places = [...this.#places, place];
    return place;
  }

  close(place: number): void {
    this.#places = this.#places.filter((other) => other !== place);
  }
}

/** Call while the component of a page is set up. */
export function provideSpeaker(): Speaker {
  return setContext(CONTEXT, new Speaker());
}

/** The speaker of the page, where it has one. */
export function pageSpeaker(): Speaker | undefined {
  return getContext<Speaker | undefined>(CONTEXT);
}
