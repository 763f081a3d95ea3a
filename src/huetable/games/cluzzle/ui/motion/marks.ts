import { answerText, text } from '../text';
import type { Event } from '../types';

/** A word that pops up at a player's face while a step is shown. */
export interface Mark {
  readonly seat: number;
  readonly word: string;
}

/** Where a bubble is, in the pixels of the layer above the page. */
export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  /** How far it reaches from there, to the left (below zero) and to the right, until it is at an edge of the window. */
  readonly left: number;
  readonly right: number;
}

const EDGE = 8;
/** What a bubble covers of a small face, so that it ends above what is written below. */
const LEAST_OVERLAP = 24;

/** At the lower edge of a face. */
export function bubbleAt(
  { x, width, bottom, height }: Pick<DOMRectReadOnly, 'x' | 'width' | 'bottom' | 'height'>,
  room: number,
): BubblePlace {
  const middle = x + width / 2;
  const y = bottom - Math.max(height * 0.28, LEAST_OVERLAP);
  return { x: middle, y, left: EDGE - middle, right: room - EDGE - middle };
}

/** What the players say or do in this step, in a word. Whole questions stand on the board. */
export function marksFor(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'game_began':
      return [{ seat: event.first, word: text.mark.first }];
    case 'sealed':
      return [{ seat: event.seat, word: text.mark.ready }];
    case 'time_up':
      return event.left.map((seat) => ({ seat, word: text.mark.time_up }));
    case 'asked':
      return [{ seat: event.seat, word: text.mark.asks }];
    case 'answered':
    case 'corrected':
      return [{ seat: event.sculptor, word: answerText(event.answer) }];
    case 'guessed':
      return [{ seat: event.seat, word: event.word }];
    case 'passed_on':
      return [{ seat: event.seat, word: text.mark.pass }];
    case 'skipped':
      return [{ seat: event.seat, word: text.mark.skipped }];
    case 'last_call':
      return [{ seat: event.sculptor, word: text.mark.last_call }];
    case 'accused':
      return [{ seat: event.seat, word: text.mark.vote }];
    default:
      return [];
  }
}
