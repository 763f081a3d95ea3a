import screen from '../text/en.json?text=screen';
import type { ScreenTexts } from './text-types';

/** Every text on the screens of Hues and Cues. */
export const text = screen as ScreenTexts;

/** “wet moss”. */
export function quoted(words: string): string {
  return text.quoted({ words });
}
