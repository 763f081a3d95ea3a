import { seatPlace } from '$lib/table/steps/flight';
import type { Spot } from './flight-plan';

/** In the middle of the board something as large as this starts to fly. */
const IN_THE_MIDDLE = 96;

/** Half the height of a stamped word, a little tilted. */
const HALF_A_WORD = 20;

/** Where a spot is on the screen; null if it can't be seen. */
export function placeOf(board: Element, spot: Spot): DOMRectReadOnly | null {
  const pane = boxOf(board.querySelector('.stage'));
  if (!pane) return null;
  if (spot === 'board') return around(pane.x + pane.width / 2, pane.y + pane.height / 2, IN_THE_MIDDLE);
  if ('seat' in spot) return boxOf(seatPlace(spot.seat));
  const piece = board.querySelector<HTMLElement>(`[data-on="${spot.field}"]`);
  return piece && within(pane, restingPlace(piece, pane));
}

/** Where a word about a player is stamped: below all of their seat, or above it where the window ends. Face and name stay free. */
export function markPlace(seat: number): DOMRectReadOnly | null {
  const box = boxOf(seatPlace(seat)?.closest('.seat') ?? null);
  if (!box) return null;
  const below = box.bottom + HALF_A_WORD;
  const y = below + HALF_A_WORD <= window.innerHeight ? below : box.top - HALF_A_WORD;
  return new DOMRect(box.x, y, box.width, 0);
}

/** The words of the latest cue in the list above the board. */
export function cuePlace(board: Element): DOMRectReadOnly | null {
  return boxOf(board.querySelector('[data-cue="latest"]'));
}

function boxOf(element: Element | null): DOMRectReadOnly | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Where a piece lies when the board has stopped moving: rectangles would count how far it has glided. */
function restingPlace(piece: HTMLElement, pane: DOMRectReadOnly): DOMRectReadOnly {
  const middle = piece.offsetParent as HTMLElement;
  const stage = middle.offsetParent as HTMLElement;
  const zoom = pane.width / stage.offsetWidth;
  const x = middle.offsetLeft + piece.offsetLeft - stage.scrollLeft;
  const y = middle.offsetTop + piece.offsetTop - stage.scrollTop;
  const size = piece.offsetWidth * zoom;
  return new DOMRect(pane.x + x * zoom, pane.y + y * zoom, size, size);
}

/** A part of the board may be out of sight: then at the edge next to it. */
function within(pane: DOMRectReadOnly, piece: DOMRectReadOnly): DOMRectReadOnly {
  const x = Math.min(Math.max(piece.x, pane.x), pane.right - piece.width);
  const y = Math.min(Math.max(piece.y, pane.y), pane.bottom - piece.height);
  return new DOMRect(x, y, piece.width, piece.height);
}

export function around(x: number, y: number, size: number): DOMRectReadOnly {
  return new DOMRect(x - size / 2, y - size / 2, size, size);
}
