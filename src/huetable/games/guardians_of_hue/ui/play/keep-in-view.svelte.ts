/** Pixels above the map. */
const ABOVE = 8;
/** Pixels of the question's panel that may lie under the tools at the lower edge. */
const UNDER = 14;

type Part = (name: string) => HTMLElement | null;

/**
 * The question sticks to the lower edge of a phone. Scrolls the page no further than it must so that the map is in view
 * above it, for each new question, and back to the players when there is room for all. And again when the map or the
 * question changes its size, until the player touches the page.
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
  const [end, map] = ['ending', 'map'].map((name) => part(name)?.getBoundingClientRect());
  const mine = part('mine');
  if (end) scrollPageTo(end.top < 0 ? scrollY + end.top - ABOVE : scrollY);
  else if (map && mine) scrollPageTo(placeToStand(map, mine));
}

/** Where the page shows the map and the whole question, and as much above them as there is room for. */
function placeToStand(map: DOMRect, mine: HTMLElement): number {
  const box = mine.getBoundingClientRect();
  if (box.left >= map.right) return scrollY;
  const top = map.top - edge('--head') - ABOVE;
  return scrollY + Math.min(top, Math.max(-scrollY, hiddenBelow(map, mine, box)));
}

/** A question that sticks is always whole, and only has to leave the map free. */
function hiddenBelow(map: DOMRect, mine: HTMLElement, box: DOMRect): number {
  const sticks = getComputedStyle(mine).position === 'sticky';
  const bottom = sticks ? map.bottom + box.height : box.bottom;
  return bottom - UNDER - (innerHeight - edge('--foot'));
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

function scrollPageTo(top: number): void {
  if (Math.abs(top - scrollY) < 1) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
}
