import type { Action } from 'svelte/action';
import { isCalm } from '../../ui/motion';
import { zoomOf } from './place-within';

/** Where something flies from or to: an element, or a place on the screen as `getBoundingClientRect` gives it. */
export type Place = Element | DOMRectReadOnly;

export interface FlightOptions {
  /** How long it flies, in milliseconds: the length of the step. */
  readonly length: number;
  /** It waits so long before it starts, hidden. */
  readonly delay?: number;
  /** It turns by these degrees on the way, and lies straight at the end. */
  readonly turn?: number;
  /** How high above the straight line it flies, in pixels. */
  readonly rise?: number;
  readonly easing?: string;
  /** Where it lies, where that is known already: to measure what was just drawn takes a slow phone long. */
  readonly here?: DOMRectReadOnly;
  /** Of the page, where it is known already. */
  readonly zoom?: number;
}

const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** A player's face on the screen. */
export function seatPlace(seat: number): Element | null {
  return document.querySelector(`[data-seat="${seat}"]`);
}

/**
 * Lets an element that is at its new place fly there from where it came. It keeps a `transform` of its own. Nothing flies
 * for players who want no motion, or if the start can't be seen.
 */
export function flyFrom(node: Element, from: Place | null, options: FlightOptions): Animation | null {
  return animate(node, from, options, 'backwards', (away) => [away, middle(away, options.rise), HERE]);
}

/** Lets an element fly from its place to another one, where it goes. It stays hidden afterwards: remove it. */
export function flyTo(node: Element, to: Place | null, options: FlightOptions): Animation | null {
  const gone = (away: Keyframe) => [
    { ...HERE, opacity: 1 },
    { opacity: 1, offset: 0.9 },
    { ...away, opacity: 0 },
  ];
  return animate(node, to, options, 'both', gone);
}

/** `use:flight={{ from, length }}`: flies once, when the element appears. With null it is just there. */
export const flight: Action<Element, (FlightOptions & { readonly from: Place | null }) | null> = (
  node,
  params,
) => {
  const flying = params && flyFrom(node, params.from, params);
  return { destroy: () => flying?.cancel() };
};

const HERE: Keyframe = { translate: '0px 0px', scale: '1', rotate: '0deg' };

function animate(
  node: Element,
  place: Place | null,
  options: FlightOptions,
  fill: FillMode,
  frames: (away: Keyframe) => Keyframe[],
): Animation | null {
  const away = place && !isCalm() ? keyframeAt(node, place, options) : null;
  if (!away || options.length <= 0) return null;
  const { length, delay = 0, easing = EASING } = options;
  return node.animate(frames(away), { duration: length, delay, easing, fill });
}

/** How the element has to be moved so that it lies on the other place; null if one of them has no size. */
function keyframeAt(node: Element, place: Place, options: FlightOptions): Keyframe | null {
  const { turn = 0, here = node.getBoundingClientRect(), zoom = zoomOf(node) } = options;
  const there = place instanceof Element ? place.getBoundingClientRect() : place;
  if (here.width === 0 || there.width === 0) return null;
  const x = (there.x + there.width / 2 - here.x - here.width / 2) / zoom;
  const y = (there.y + there.height / 2 - here.y - here.height / 2) / zoom;
  const scale = Math.min(there.width / here.width, there.height / here.height);
  return { translate: `${x}px ${y}px`, scale: String(scale), rotate: `${turn}deg` };
}

/** Half way, lifted: what flies in an arc looks thrown, not pushed. */
function middle(away: Keyframe, rise = 0): Keyframe {
  const [x, y] = String(away.translate).split(' ').map(parseFloat);
  return { translate: `${(x ?? 0) / 2}px ${(y ?? 0) / 2 - rise}px`, offset: 0.5 };
}
