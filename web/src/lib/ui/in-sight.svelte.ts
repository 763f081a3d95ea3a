import { scrollPageTo } from './page-scrolling';

/** Pixels between a part and the tools below it. */
const GAP = 8;

/** How much of a part may be hidden before it counts as out of sight: on more, the way there would lie on its buttons. */
const HIDDEN = 0.5;

/** The height of the status line above, or of the tools below. */
export function edgeHeight(name: '--head' | '--foot'): number {
  const from = document.querySelector('main') ?? document.documentElement;
  return Number.parseFloat(getComputedStyle(from).getPropertyValue(name)) || 0;
}

/** Whether a part lies between the bars of the page, or fills the room there; one that is not shown is not missed. */
export function isInSight(part: Element): boolean {
  const { top, bottom, height } = part.getBoundingClientRect();
  const [above, below] = [edgeHeight('--head'), innerHeight - edgeHeight('--foot')];
  const seen = Math.min(bottom, below) - Math.max(top, above);
  return height === 0 || seen >= (1 - HIDDEN) * Math.min(height, below - above);
}

/** Scrolls until a part stands above the tools, with what belongs to it above it. */
export function bringInSight(part: Element): void {
  const hidden = part.getBoundingClientRect().bottom + GAP - (innerHeight - edgeHeight('--foot'));
  scrollPageTo(Math.max(0, scrollY + hidden));
}

/** Says of a part whether it is in sight, also after the page has been scrolled or has changed its size. */
export function inSight(part: () => HTMLElement): { readonly all: boolean } {
  let all = $state(true);
  $effect(() => {
    const watched = part();
    const look = () => (all = isInSight(watched));
    const sizes = new ResizeObserver(look);
    for (const each of [watched, document.body]) sizes.observe(each);
    for (const change of ['scroll', 'resize']) addEventListener(change, look, { passive: true });
    return () => {
      sizes.disconnect();
      for (const change of ['scroll', 'resize']) removeEventListener(change, look);
    };
  });
  return {
    get all() {
      return all;
    },
  };
}
