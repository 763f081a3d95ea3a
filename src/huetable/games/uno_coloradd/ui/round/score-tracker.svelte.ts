import { untrack } from 'svelte';
import type { Match } from '../types';
import { extendHistory, type ScoreHistory } from './score-history';

/** Keeps the score history while the page is open. Create it while a component is set up. */
export class ScoreTracker {
  history = $state.raw<ScoreHistory>([]);

  constructor(match: () => Match) {
    $effect.pre(() => {
      const now = match();
      this.history = extendHistory(
        untrack(() => this.history),
        now,
      );
    });
  }
}
