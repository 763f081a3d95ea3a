import { untrack } from 'svelte';
import { remember, type Trail } from './trail';
import type { Match } from './types';

/** Follows the scores while the page is open. Use while a component is set up. */
export class Trailkeeper {
  trail = $state.raw<Trail>([]);

  constructor(match: () => Match) {
    $effect.pre(() => {
      const now = match();
      this.trail = remember(
        untrack(() => this.trail),
        now,
      );
    });
  }
}
