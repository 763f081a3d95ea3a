import { cubicIn, cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isCalm } from '$lib/ui/motion';

export interface ClothTiming {
  /** The length of the step, in milliseconds; 0 when none is shown. */
  readonly length: number;
  /** Which of the cloths: one goes after the other. */
  readonly index: number;
}

/** Where no step is shown: as long as anything else on the page. */
const SHORT = 250;
const SHARE = 0.55;
const APART = 0.08;

/** The cloth is pulled off, up and away. */
export function lift(_: Element, { length, index }: ClothTiming): TransitionConfig {
  if (isCalm()) return { duration: 0 };
  return {
    delay: length * APART * index,
    duration: Math.max(SHORT, length * SHARE),
    easing: cubicInOut,
    css: (left, gone) =>
      `transform: translateY(${-gone * 96}%) rotate(${gone * (index % 2 ? 13 : -13)}deg) scale(${1 + gone * 0.12}); ` +
      `opacity: ${Math.min(1, left * 2.2)}`,
  };
}

/** The cloth falls over the clay. */
export function fall(_: Element, { length }: ClothTiming): TransitionConfig {
  if (isCalm()) return { duration: 0 };
  return {
    duration: Math.max(SHORT, length),
    easing: cubicIn,
    css: (here, away) => `transform: translateY(${-away * 80}%); opacity: ${Math.min(1, here * 3)}`,
  };
}
