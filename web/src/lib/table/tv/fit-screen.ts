import type { Action } from 'svelte/action';

/** How much the page is enlarged on a window of at least this width, to be read from the sofa. */
const ZOOM_BY_WIDTH: readonly (readonly [width: number, zoom: number])[] = [
  [2500, 2.3],
  [1800, 1.6],
  [1280, 1.25],
  [0, 1],
];
const ZOOM_STEP = 0.05;
const LEAST_ZOOM = 0.4;

export function largestZoom(width: number): number {
  return ZOOM_BY_WIDTH.find(([least]) => width >= least)?.[1] ?? 1;
}

/** The largest zoom up to `most` at which everything fits, or the least zoom. */
export function fittingZoom(most: number, fits: (zoom: number) => boolean): number {
  let zoom = most;
  while (zoom > LEAST_ZOOM && !fits(zoom)) zoom = Math.round(100 * (zoom - ZOOM_STEP)) / 100;
  return zoom;
}

function overflows({ scrollWidth, scrollHeight }: HTMLElement): boolean {
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}

/**
 * Nobody scrolls a TV: the element is enlarged as far as the whole page still fits the window. When the content grows,
 * it shrinks at once. With each new number, which stands for new content, it tries one step larger: boards that fit
 * themselves to the window would otherwise follow it up and down.
 */
export const fitScreen: Action<HTMLElement, number | undefined> = (node) => {
  let zoom = 1;
  let most = 0;
  let frame = 0;
  const fits = (tried: number) => {
    node.style.setProperty('zoom', String(tried));
    return !overflows(document.documentElement);
  };
  const fit = (wanted: number) => {
    most = Math.max(most, wanted);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      zoom = fittingZoom(Math.min(most, largestZoom(innerWidth)), fits);
      most = 0;
    });
  };
  const begin = () => fit(Infinity);
  const watch = new ResizeObserver(() => overflows(document.documentElement) && fit(zoom));
  begin();
  watch.observe(node);
  addEventListener('resize', begin);
  return {
    update: () => fit(zoom + ZOOM_STEP),
    destroy: () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', begin);
    },
  };
};
