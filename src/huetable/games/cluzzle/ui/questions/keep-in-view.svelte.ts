import { edgeHeight, isTyping, scrollPageTo, whileUntouched } from '$lib/ui/page-scrolling';

/** Pixels between what I have to do and the tools below it. */
const GAP = 8;

/**
 * Whenever I have something else to do, the page scrolls no further than it must to show all of it, and back to the
 * clay and the players when there is room again.
 */
export function keepInView(panel: () => HTMLElement | undefined, doing: () => string | null): void {
  const task = $derived(doing());
  $effect(() => {
    if (isTyping()) return undefined;
    const stand = () => scrollPageTo(task === null ? 0 : placeToStand(panel()));
    stand();
    return task === null ? undefined : whileUntouched([panel(), panel()?.parentElement], stand);
  });
}

function placeToStand(panel: HTMLElement | undefined): number {
  if (!panel) return scrollY;
  const hidden = panel.getBoundingClientRect().bottom + GAP - (innerHeight - edgeHeight('--foot'));
  return Math.max(0, scrollY + hidden);
}
