/** A little room above the map. */
const ABOVE = 8;

/** What is asked sticks to the lower edge of a phone; where it would cover the map, the page goes up just as far. */
export function keepInSight(root: () => HTMLElement | undefined, asked: () => string | null): void {
  const question = $derived(asked());
  $effect(() => {
    if (question === null) return;
    const map = root()?.querySelector(':scope > .map')?.getBoundingClientRect();
    const mine = root()?.querySelector(':scope > .mine')?.getBoundingClientRect();
    if (map && mine) goUp(covered(map, mine));
  });
}

/** How far to go so that nothing of the map is covered, or, where it does not fit, so that its top is in sight. */
function covered(map: DOMRect, mine: DOMRect): number {
  const beside = mine.left >= map.right;
  return beside ? 0 : Math.max(0, Math.min(map.bottom - mine.top, map.top - ABOVE));
}

function goUp(far: number): void {
  if (far === 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: far, behavior: calm ? 'instant' : 'smooth' });
}
