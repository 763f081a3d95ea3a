import catalogue from '../text/en.json?messages';
import screen from '../text/en.json?text=screen';
import type { ScreenTexts } from './text-types';
import type { Answer } from './types';

/** Every text on the screens of Cluzzle. */
export const text = screen as ScreenTexts;

/** The five answers, in the order of their buttons. */
export const ANSWERS: readonly Answer[] = ['yes', 'no', 'partly', 'sometimes', 'unknown'];

/** An answer in the words of its button. */
export function answerText(answer: Answer | null): string {
  return answer === null ? '' : (catalogue.answers?.[answer]?.({}) ?? answer);
}
