import { seatPlace } from '$lib/table/steps/flight';
import { zoomOf } from '$lib/table/steps/place-within';
import type { Spot } from './flight-plan';

/** Where the cards of a flight lie on the screen: the elements are found by these attributes. */
const PILES: Readonly<Record<'pile' | 'discard' | 'hand', string>> = {
  pile: '[data-spot="pile"]',
  discard: '[data-spot="discard"]',
  hand: '[data-spot="hand"]',
};

/** A card at a face or over a whole hand is so wide. */
const AT_FACE = 0.62;
const OVER_HAND = 64;
const RATIO = 104 / 72;

export function elementAt(spot: Spot): Element | null {
  if (typeof spot === 'string') return document.querySelector(PILES[spot]);
  if ('seat' in spot) return seatPlace(spot.seat);
  return document.querySelector(`[data-held="${CSS.escape(spot.held)}"]`);
}

/** The place of a card there; null if it can't be seen. A card that lies askew counts as if it lay straight. */
export function placeOf(spot: Spot): DOMRectReadOnly | null {
  const element = elementAt(spot) as HTMLElement | null;
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width === 0) return null;
  if (spot === 'hand') return centred(box, Math.min(OVER_HAND, box.width));
  if (typeof spot !== 'string' && 'seat' in spot) return centred(box, box.width * AT_FACE);
  return centred(box, element.offsetWidth * zoomOf(element));
}

/** How far the card there is turned, in degrees. */
export function angleOf(spot: Spot): number {
  const element = typeof spot !== 'string' && 'seat' in spot ? null : elementAt(spot);
  const transform = element ? getComputedStyle(element).transform : 'none';
  if (!transform.startsWith('matrix(')) return 0;
  const [cos = 1, sin = 0] = transform.slice('matrix('.length).split(',').map(Number.parseFloat);
  return (Math.atan2(sin, cos) * 180) / Math.PI;
}

function centred(box: DOMRectReadOnly, width: number): DOMRectReadOnly {
  const height = width * RATIO;
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The fan of backs at a player's seat. */
export function handOf(seat: number): Element | null {
  return document.querySelector(`[data-hand-of="${seat}"]`);
}
