import { afterPaint } from './idle';

/** A slow phone draws a screen in turns, each in a task of its own, so that it hears a tap between them. */
export class Turns {
  /** How many have come after the first. */
  taken = $state(0);

  constructor(count: number) {
    $effect(() => (this.taken < count ? afterPaint(() => (this.taken += 1)) : undefined));
  }
}
