import { untrack } from 'svelte';
import { playSound } from '$lib/sounds';
import type { Step } from '$lib/table/screens';
import { sounds } from '../steps';
import type { Event, View } from '../types';

const LENGTH = 1000;

/**
 * The deal of a game's first round. The table sends no event for it, because the game begins with it: so it is shown
 * when the first view comes, unless something has happened since. As with every step, it has a sound, and a tap ends it.
 */
export class FirstDeal {
  step = $state.raw<Step<Event> | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(told: () => View, shown: () => Step<Event> | null) {
    const waiting = $derived(isFirstDeal(told()) && shown() === null);
    $effect.pre(() => {
      if (!waiting) return;
      this.step = { number: 0, event: untrack(told).news, length: LENGTH };
      this.#timer = setTimeout(() => this.end(), LENGTH);
      playSound(sounds.round_began);
      return () => this.end();
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.step = null;
  }
}

/** Nobody has done anything yet. */
function isFirstDeal({ news, match, last_play }: View): boolean {
  return news.type === 'round_began' && match.round === 1 && last_play === null;
}
