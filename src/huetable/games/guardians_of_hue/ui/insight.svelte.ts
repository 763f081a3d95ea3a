/** A little room above the map. */
const ABOVE = 8;

/** What is asked sticks to the lower edge of a phone. The page goes so far that the map is in sight above it. */
export function keepInSight(root: () => HTMLElement | undefined, asked: () => string | null): void {
  const question = $derived(asked());
  $effect(() => {
    if (question === null || isTyping()) return;
    const part = (name: string) => root()?.querySelector(`:scope > .${name}`)?.getBoundingClientRect();
    const [end, map, mine] = [part('ending'), part('map'), part('mine')];
    if (end) go(end.top < 0 ? end.top - ABOVE : 0);
    else if (map && mine) go(away(map, mine));
  });
}

/** How far to go so that nothing of the map is covered, or, where it does not fit, so that its top is in sight. */
function away(map: DOMRect, mine: DOMRect): number {
  const beside = mine.left >= map.right;
  const above = map.top - ABOVE;
  return beside ? 0 : Math.min(above, Math.max(0, map.bottom - mine.top));
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
