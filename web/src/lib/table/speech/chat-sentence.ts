import type { ChatLine } from '../../net/protocol';

/** What a screen reader says of a message: nothing if there is none. */
export function chatSentence(line: Pick<ChatLine, 'name' | 'text'> | null): string {
  return line ? `${line.name}: ${line.text}` : '';
}
