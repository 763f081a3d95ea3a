/**
 * The height of an element bound by `bind:borderBoxSize`. It comes with the next frame; `bind:clientHeight` asks at once,
 * so that a slow phone has to lay out the page in the middle of drawing it.
 */
export function boxHeight(boxes: readonly ResizeObserverSize[] | undefined): number {
  return Math.round(boxes?.[0]?.blockSize ?? 0);
}
