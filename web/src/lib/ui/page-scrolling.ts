/** Scrolling the page for a player who has something to do, and leaving it alone while they look around. */
import { isCalm } from './motion';

/** The height of the status line above, or of the tools below. */
export function edgeHeight(name: '--head' | '--foot'): number {
  const from = document.querySelector('main') ?? document.documentElement;
  return Number.parseFloat(getComputedStyle(from).getPropertyValue(name)) || 0;
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Calls `again` when one of the parts changes its size. Returns a function that stops it. */
export function whileUntouched(
  parts: readonly (Element | null | undefined)[],
  again: () => void,
): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(again);
  for (const part of parts) if (part) observer.observe(part);
  const stop = () => {
    observer.disconnect();
    for (const touch of TOUCHES) removeEventListener(touch, stopOutsideGuide);
  };
  // Who only puts a tip away has not begun to look around.
  function stopOutsideGuide({ target }: Event) {
    if (!(target instanceof Element && target.closest('[data-guide]'))) stop();
  }
  for (const touch of TOUCHES) addEventListener(touch, stopOutsideGuide, { passive: true });
  return stop;
}

/** Don't scroll away from a field that is being filled in. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

export function scrollPageTo(top: number): void {
  if (Math.abs(top - scrollY) < 1) return;
  scrollTo({ top, behavior: isCalm() ? 'instant' : 'smooth' });
}
