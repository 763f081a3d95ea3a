import messages from '../text/en.json?messages';
import type { Answer, Enemy, Wish } from './types';

/** The words that go into sentences, as the catalogue has them: names of locations and enemies, plans and answers. */
function word(section: string, key: string): string {
  return messages[section]?.[key]?.({}) ?? '';
}

export const locationName = (card: number): string => word('cards', String(card));
export const enemyName = (enemy: Enemy): string => word('enemies', enemy);
export const wishWords = (wish: Wish): string => word('wishes', wish);
export const answerWords = (answer: Answer): string => word('answers', answer);
