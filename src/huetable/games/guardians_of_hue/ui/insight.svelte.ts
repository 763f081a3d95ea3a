/** A little room above the map. */
const ABOVE = 8;
/** So far the panel of the question reaches under the tools at the lower edge. */
const UNDER = 14;

type Part = (name: string) => HTMLElement | null;

/**
 * What is asked sticks to the lower edge of a phone. The page goes so far that the map is in sight above it; and goes on when
 * they get their size only later, as on a page that was just opened, until somebody touches it.
 */
export function keepInSight(root: () => HTMLElement | undefined, asked: () => string | null): void {
  const question = $derived(asked());
  $effect(() => {
    if (question === null || isTyping()) return undefined;
    const part: Part = (name) => root()?.querySelector(`:scope > .${name}`) ?? null;
    look(part);
    return whileUntouched([part('map'), part('mine')], () => look(part));
  });
}

function look(part: Part): void {
  const [end, map, mine] = ['ending', 'map', 'mine'].map((name) => part(name)?.getBoundingClientRect());
  if (end) go(end.top < 0 ? end.top - ABOVE : 0);
  else if (map && mine) go(away(map, mine));
}

/** How far to go so that nothing of the map is covered and all of the question is there; the top of the map comes first. */
function away(map: DOMRect, mine: DOMRect): number {
  const beside = mine.left >= map.right;
  const above = map.top - edge('--head') - ABOVE;
  const below = mine.bottom - UNDER - (innerHeight - edge('--foot'));
  return beside ? 0 : Math.min(above, Math.max(0, map.bottom - mine.top, below));
}

/** What the status line above, and the tools below, take of the screen. */
function edge(name: '--head' | '--foot'): number {
  const from = document.querySelector('main') ?? document.documentElement;
  return Number.parseFloat(getComputedStyle(from).getPropertyValue(name)) || 0;
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Does it again when one of the parts changes its size; returns how to stop. */
function whileUntouched(parts: readonly (HTMLElement | null)[], again: () => void): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(again);
  for (const part of parts) if (part) observer.observe(part);
  const stop = () => {
    observer.disconnect();
    for (const touch of TOUCHES) removeEventListener(touch, stop);
  };
  for (const touch of TOUCHES) addEventListener(touch, stop, { passive: true });
  return stop;
}

/** Whoever writes a line is not to lose sight of it. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

function go(far: number): void {
  if (far === 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: far, behavior: calm ? 'instant' : 'smooth' });
}
