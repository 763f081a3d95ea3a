import type { Step } from '$lib/table/screens';
import type { Event } from '../types';

/** What a step does to one player's sculpture. */
export interface TileStep {
  readonly number: number;
  readonly length: number;
  readonly unveiled: boolean;
  /** What was guessed, and whether that is what it is. */
  readonly guess: { readonly word: string; readonly right: boolean } | null;
  /** Who gets points for it. */
  readonly scorers: readonly number[];
  readonly points: number;
}

/** Null for a step that is about something else. */
export function tileStep(step: Step<Event> | null, sculptor: number): TileStep | null {
  if (!step) return null;
  const { number, length, event } = step;
  const nothing = { number, length, unveiled: false, guess: null, scorers: [], points: 0 };
  if (event.type === 'unveiled') return { ...nothing, unveiled: true };
  if (event.type === 'guessed' && event.sculptor === sculptor)
    return { ...nothing, guess: { word: event.word, right: false } };
  if (event.type === 'solved' && event.sculptor === sculptor) {
    const { word, points, seat } = event;
    return { ...nothing, guess: { word, right: true }, scorers: [seat, sculptor], points };
  }
  return null;
}

/** Whose sculpture a step is about: it is lit while the step is shown. */
export function sculptorOf(step: Step<Event> | null): number | null {
  return step && 'sculptor' in step.event ? step.event.sculptor : null;
}
