import { text } from '../../i18n';
import type { Chapter } from './chapters';

export function chapterTitle({ kind, number }: Chapter): string {
  return kind === 'opening' ? text.replay.chapter.opening : text.replay.chapter[kind]({ number });
}
