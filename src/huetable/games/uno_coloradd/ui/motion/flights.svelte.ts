import type { Step } from '$lib/table/screens';
import type { Event, View } from '../types';
import { flightsFor, type Flight, type Spot } from './flight-plan';
import { elementAt, handOf, motionUnwanted, placeOf } from './places';

/** A card in the air: from one place on the screen to another. */
export interface Flying {
  readonly id: string;
  readonly flight: Flight;
  readonly from: DOMRectReadOnly;
  readonly to: DOMRectReadOnly;
  readonly length: number;
}

/** The cards in the air during the step that is shown. They are gone with the step, whether it ends or is skipped. */
export class Flights {
  flying = $state.raw<readonly Flying[]>([]);
  #planned: readonly Flight[] = [];
  #left = new Map<Flight, DOMRectReadOnly | null>();
  #shadows: Animation[] = [];

  /** Before the board changes: what leaves my hand is still there. */
  prepare(step: Step<Event> | null, told: View, me: number | null): void {
    this.#planned = step && step.length > 0 && !motionUnwanted() ? flightsFor(step.event, told, me) : [];
    this.#left = new Map(
      this.#planned.filter(({ from }) => leavesHand(from)).map((flight) => [flight, placeOf(flight.from)]),
    );
  }

  /** After the board has changed: what arrives stays hidden until it lands. */
  start(step: Step<Event> | null): void {
    this.clear();
    if (!step || this.#planned.length === 0) return;
    this.flying = this.#planned
      .map((flight, index) => this.#flying(flight, `${step.number} ${index}`, step.length))
      .filter((flying) => flying !== null);
    for (const { flight } of this.flying) this.#hide(flight, step.length);
    if (step.event.type === 'round_began') this.#hideFans(step.length);
  }

  clear(): void {
    for (const shadow of this.#shadows) shadow.cancel();
    this.#shadows = [];
    if (this.flying.length > 0) this.flying = [];
  }

  #flying(flight: Flight, id: string, length: number): Flying | null {
    const from = this.#left.get(flight) ?? placeOf(flight.from);
    const to = placeOf(flight.to);
    return from && to ? { id, flight, from, to, length } : null;
  }

  #hide({ to, start, span }: Flight, length: number): void {
    if (to === 'pile' || to === 'hand' || (typeof to !== 'string' && 'seat' in to)) return;
    this.#shadow(elementAt(to), [{ opacity: 0 }, { opacity: 0 }], (start + span) * length);
  }

  #hideFans(length: number): void {
    const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.35 }, { opacity: 1 }];
    const seats = this.flying.map(({ flight: { to } }) => (typeof to !== 'string' && 'seat' in to ? to.seat : -1));
    for (const seat of new Set(seats)) this.#shadow(handOf(seat), frames, length);
  }

  #shadow(element: Element | null, frames: Keyframe[], duration: number): void {
    if (element) this.#shadows.push(element.animate(frames, duration));
  }
}

function leavesHand(from: Spot): boolean {
  return from === 'hand' || (typeof from !== 'string' && 'held' in from);
}
