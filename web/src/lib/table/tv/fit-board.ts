import type { Action, ActionReturn } from 'svelte/action';

const ZOOM_STEP = 0.05;
const LEAST_ZOOM = 0.4;

/** The largest zoom up to `most` at which everything fits; if none down to the least one does, `otherwise`. */
export function fittingZoom(
  most: number,
  fits: (zoom: number) => boolean,
  least = LEAST_ZOOM,
  otherwise = least,
): number {
  for (let zoom = Math.min(1, most); zoom >= least; zoom = Math.round(100 * (zoom - ZOOM_STEP)) / 100)
    if (fits(zoom)) return zoom;
  fits(otherwise);
  return otherwise;
}

/**
 * Nobody scrolls a TV: a board that is higher than its place is drawn smaller. With each new key, which stands for new
 * content, it tries one step larger: boards that fit themselves to their place would otherwise follow it up and down.
 */
export const fitBoard: Action<HTMLElement, unknown> = (board) =>
  keepFitting(board, { least: () => LEAST_ZOOM, otherwise: LEAST_ZOOM, rise: ZOOM_STEP });

/**
 * The same for a place that scrolls: what would have to be smaller than this is drawn in full size there. With each new
 * key it tries the full size.
 */
export function fitBoardDownTo(least: () => number): Action<HTMLElement, unknown> {
  return (board) => keepFitting(board, { least, otherwise: 1, rise: 1 });
}

interface Limits {
  readonly least: () => number;
  /** The zoom of what does not fit. */
  readonly otherwise: number;
  /** How much larger is tried with a new key. */
  readonly rise: number;
}

function keepFitting(board: HTMLElement, { least, otherwise, rise }: Limits): ActionReturn<unknown> {
  const place = board.parentElement;
  let zoom = 1;
  let frame = 0;
  /** Of its layout: what flies over it has left its place only for the eye. */
  const fits = () => !place || board.offsetHeight * zoom <= place.clientHeight + 1;
  const tryZoom = (tried: number) => {
    zoom = tried;
    board.style.setProperty('zoom', String(tried));
    // For what must not become smaller with the board, such as words.
    board.style.setProperty('--zoom', String(tried));
    return fits();
  };
  const fit = (most: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (zoom = fittingZoom(most, tryZoom, least(), otherwise)));
  };
  const watch = new ResizeObserver(() => fits() || fit(zoom));
  watch.observe(board);
  if (place) watch.observe(place);
  return {
    update: () => (zoom < 1 || !fits()) && fit(zoom + rise),
    destroy: () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    },
  };
}
