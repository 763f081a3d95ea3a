import type { Action } from 'svelte/action';
import type { Step } from '$lib/table/screens';
import { flyFrom, type Place } from '$lib/table/steps/flight';
import type { Event } from '../types';
import { wayOf, type Way } from './step-places';

/** Where each guardian stands on this map, so that a piece which appears elsewhere can walk there. */
export class PieceTracks {
  readonly #cards = new Map<number, number>();

  of(seat: number): number | undefined {
    return this.#cards.get(seat);
  }

  set(seat: number, card: number): void {
    this.#cards.set(seat, card);
  }
}

interface Walk {
  readonly tracks: PieceTracks;
  readonly piece: Way['piece'];
  readonly card: number;
  /** The locations next to it, as bits. */
  readonly near: number;
  readonly step: Step<Event> | null;
}

const RISE = { agent_beaten: 46, spirit_came: 34 } as const;

/** A piece that has come to this location walks, or flies, from where it was. */
export const walks: Action<HTMLElement, Walk> = (node, walk) => {
  const way = walk.step && wayOf(walk.step.event, (seat) => walk.tracks.of(seat));
  if (typeof walk.piece === 'number') walk.tracks.set(walk.piece, walk.card);
  const going = walk.step && way && comes(way, walk) ? go(node, way, walk.step) : null;
  return { destroy: () => going?.cancel() };
};

/** A guardian only walks to the next location: one who seems to come from afar is shown in an earlier step again. */
function comes(way: Way, { piece, card, near }: Walk): boolean {
  if (way.piece !== piece || way.card !== card || way.start === card) return false;
  return typeof piece !== 'number' || way.start === null || ((near >> way.start) & 1) === 1;
}

function go(node: HTMLElement, { start, piece }: Way, { event, length }: Step<Event>): Animation | null {
  const from = start === null ? reserve(node) : location(node, start);
  const { type } = event;
  return flyFrom(node, from && middleOf(from, node), {
    length: length * 0.92,
    rise: type === 'agent_beaten' || type === 'spirit_came' ? RISE[type] : 0,
    turn: type === 'agent_beaten' ? -300 : 0,
    easing: piece === 'spirit' || type === 'agent_beaten' ? 'ease-out' : 'ease-in-out',
  });
}

function location(node: Element, card: number): Element | null {
  return node.closest('.frame')?.querySelector(`[data-location="${card}"]`) ?? null;
}

/** Where the spirits wait; if that is out of sight, the upper edge of the map. */
function reserve(node: Element): Place | null {
  const place = document.querySelector('[data-part="reserve"]');
  const frame = node.closest('.frame')?.getBoundingClientRect();
  if (place && isSeen(place.getBoundingClientRect())) return place;
  return frame ? new DOMRect(frame.x, frame.y - 30, frame.width, 1) : null;
}

function isSeen({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && top >= 0 && bottom <= innerHeight;
}

/** As large as the piece, in the middle of the place: a piece keeps its size on the way. */
function middleOf(place: Place, node: Element): DOMRect {
  const around = place instanceof Element ? place.getBoundingClientRect() : place;
  const { width, height } = node.getBoundingClientRect();
  const x = around.x + (around.width - width) / 2;
  return new DOMRect(x, around.y + (around.height - height) / 2, width, height);
}
