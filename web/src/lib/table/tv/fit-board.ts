import type { Action } from 'svelte/action';

const ZOOM_STEP = 0.05;
const LEAST_ZOOM = 0.4;

/** The largest zoom up to `most` at which everything fits, or the least zoom. */
export function fittingZoom(most: number, fits: (zoom: number) => boolean): number {
  let zoom = Math.min(1, most);
  while (zoom > LEAST_ZOOM && !fits(zoom)) zoom = Math.round(100 * (zoom - ZOOM_STEP)) / 100;
  return zoom;
}

/**
 * Nobody scrolls a TV: a board that is higher than its place is drawn smaller. With each new key, which stands for new
 * content, it tries one step larger: boards that fit themselves to their place would otherwise follow it up and down.
 */
export const fitBoard: Action<HTMLElement, unknown> = (board) => {
  const place = board.parentElement;
  let zoom = 1;
  let frame = 0;
  /** Of its layout: what flies over it has left its place only for the eye. */
  const fits = () => !place || board.offsetHeight * zoom <= place.clientHeight + 1;
  const tryZoom = (tried: number) => {
    zoom = tried;
    board.style.setProperty('zoom', String(tried));
    return fits();
  };
  const fit = (most: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (zoom = fittingZoom(most, tryZoom)));
  };
  const watch = new ResizeObserver(() => fits() || fit(zoom));
  watch.observe(board);
  if (place) watch.observe(place);
  return {
    update: () => (zoom < 1 || !fits()) && fit(zoom + ZOOM_STEP),
    destroy: () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    },
  };
};
