import type { Component } from 'svelte';
import type { OptionInfo } from '../net/protocol';

/** What a table has agreed on, by the names of the game's options. */
export type Agreed = Readonly<Record<string, unknown>>;

/** A picture five wide and four high, and the sentence beside it. The words between ** are bold. */
export interface HowToStep {
  /** A drawing without words for screen readers: the sentence says it all. If it moves, it stops within five seconds. */
  readonly picture: Component;
  readonly text: string;
}

/** The page "How to play" of a game. It fits on one screen of a phone. */
export interface HowTo {
  /** What everybody wants, in one sentence. */
  readonly aim: string;
  /** A turn or a round, in three to five steps. */
  readonly turn: readonly HowToStep[];
  readonly end: HowToStep;
}

/** In a game's ui/how-to/index.ts: the page as it is true with these settings. */
export type HowToFor = (agreed: Agreed) => HowTo;

/** The settings of a table where nobody has changed any. */
export function usualSettings(options: readonly OptionInfo[]): Agreed {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}
