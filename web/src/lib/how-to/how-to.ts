import type { Component } from 'svelte';

/** A picture five wide and four high, and the sentence beside it. The words between ** are bold. */
export interface HowToStep {
  /** A drawing without words for screen readers: the sentence says it all. If it moves, it stops within five seconds. */
  readonly picture: Component;
  readonly text: string;
}

/** In a game's ui/how-to/index.ts: its page "How to play". It fits on one screen of a phone. */
export interface HowTo {
  /** What everybody wants, in one sentence. */
  readonly aim: string;
  /** A turn or a round, in three to five steps. */
  readonly turn: readonly HowToStep[];
  readonly end: HowToStep;
}
