import type { Step } from '$lib/table/screens';
import { placeWithin, zoomOf } from '$lib/table/steps/place-within';
import { isCalm } from '$lib/ui/motion';
import type { Event, View } from '../types';
import { flightsFor, type Flight, type Spot } from './flight-plan';
import { angleOf, elementAt, handOf, placeOf } from './places';

/** A card in the air: from one place on the screen to another. */
export interface Flying {
  readonly id: string;
  readonly flight: Flight;
  readonly from: DOMRectReadOnly;
  readonly to: DOMRectReadOnly;
  /** Where it lands, in the pixels of the layer over the page, and how much that is enlarged. */
  readonly spot: DOMRectReadOnly;
  readonly zoom: number;
  /** How it lies when it has landed, in degrees. */
  readonly angle: number;
  readonly length: number;
}

/** So many cards take off in a task of their own: a slow phone is busy enough with the frame that finds their places. */
const MANY = 8;

/** The cards in the air during the step that is shown. They are gone with the step, whether it ends or is skipped. */
export class Flights {
  flying = $state.raw<readonly Flying[]>([]);
  /** What flies in this step, and from where, if it is about to leave my hand. */
  #planned: readonly { readonly flight: Flight; readonly left: DOMRectReadOnly | null }[] = [];
  #shadows: Animation[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;

  /** Before the board changes: what leaves my hand is still there. */
  prepare(step: Step<Event> | null, told: View, me: number | null): void {
    const flights = step && step.length > 0 && !isCalm() ? flightsFor(step.event, told, me) : [];
    this.#planned = flights.map((flight) => ({
      flight,
      left: leavesHand(flight.from) ? placeOf(flight.from) : null,
    }));
  }

  /** After the board has changed: what arrives stays hidden until it lands. Everything is measured before anything is drawn. */
  start(step: Step<Event>, layer: Element | undefined): void {
    this.clear();
    if (!layer || this.#planned.length === 0) return;
    const zoom = zoomOf(layer);
    const flying = this.#planned
      .map(({ flight, left }, index) => {
        const [from, to] = [left ?? placeOf(flight.from), placeOf(flight.to)];
        if (!from || !to) return null;
        const id = `${step.number} ${index}`;
        const spot = placeWithin(layer, to);
        return { id, flight, from, to, spot, zoom, angle: angleOf(flight.to), length: step.length };
      })
      .filter((one) => one !== null);
    for (const { flight } of flying) this.#hide(flight, step.length);
    if (step.event.type === 'round_began') this.#hideFans(flying, step.length);
    if (flying.length < MANY) this.flying = flying;
    else this.#late = setTimeout(() => (this.flying = flying));
  }

  clear(): void {
    clearTimeout(this.#late);
    for (const shadow of this.#shadows) shadow.cancel();
    this.#shadows = [];
    if (this.flying.length > 0) this.flying = [];
  }

  #hide({ to, start, span }: Flight, length: number): void {
    if (to === 'pile' || to === 'hand' || (typeof to !== 'string' && 'seat' in to)) return;
    this.#shadow(elementAt(to), [{ opacity: 0 }, { opacity: 0 }], (start + span) * length);
  }

  #hideFans(flying: readonly Flying[], length: number): void {
    const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.35 }, { opacity: 1 }];
    for (const { flight } of flying)
      if (typeof flight.to !== 'string' && 'seat' in flight.to)
        this.#shadow(handOf(flight.to.seat), frames, length);
  }

  #shadow(element: Element | null, frames: Keyframe[], duration: number): void {
    if (element) this.#shadows.push(element.animate(frames, duration));
  }
}

function leavesHand(from: Spot): boolean {
  return from === 'hand' || (typeof from !== 'string' && 'held' in from);
}
