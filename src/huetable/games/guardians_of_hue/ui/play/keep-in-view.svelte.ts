/** Pixels above the map. */
const ABOVE = 8;
/** Pixels of the question's panel that may lie under the tools at the lower edge. */
const UNDER = 14;

type Part = (name: string) => HTMLElement | null;

/**
 * The question sticks to the lower edge of a phone. Scrolls the page so that the map is in view above it, for each new
 * question; and again when the map or the question changes its size, until the player touches the page.
 */
export function keepInView(root: () => HTMLElement | undefined, asked: () => string | null): void {
  const question = $derived(asked());
  $effect(() => {
    if (question === null || isTyping()) return undefined;
    const part: Part = (name) => root()?.querySelector(`:scope > .${name}`) ?? null;
    scrollToQuestion(part);
    return whileUntouched([part('map'), part('mine')], () => scrollToQuestion(part));
  });
}

function scrollToQuestion(part: Part): void {
  const [end, map, mine] = ['ending', 'map', 'mine'].map((name) => part(name)?.getBoundingClientRect());
  if (end) scroll(end.top < 0 ? end.top - ABOVE : 0);
  else if (map && mine) scroll(scrollDistance(map, mine));
}

/** How far to scroll so that the question doesn't cover the map and is whole; the top of the map comes first. */
function scrollDistance(map: DOMRect, mine: DOMRect): number {
  const beside = mine.left >= map.right;
  const above = map.top - edge('--head') - ABOVE;
  const below = mine.bottom - UNDER - (innerHeight - edge('--foot'));
  return beside ? 0 : Math.min(above, Math.max(0, map.bottom - mine.top, below));
}

/** The height of the status line above, or of the tools below. */
function edge(name: '--head' | '--foot'): number {
  const from = document.querySelector('main') ?? document.documentElement;
  return Number.parseFloat(getComputedStyle(from).getPropertyValue(name)) || 0;
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Calls `again` when one of the parts changes its size. Returns a function that stops it. */
function whileUntouched(parts: readonly (HTMLElement | null)[], again: () => void): (() => void) | undefined {
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
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

function scroll(far: number): void {
  if (far === 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: far, behavior: calm ? 'instant' : 'smooth' });
}
