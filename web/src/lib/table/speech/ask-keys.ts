/** What can be asked by a key, at any table. */
export type Question = 'turn' | 'table' | 'hand' | 'counts' | 'clock' | 'score' | 'again' | 'keys';

/** With Alt, so that they stay free for screen readers and for typing (WCAG 2.1.4). By the key's place: Option changes letters. */
export const ASK_KEYS: Readonly<Record<Question, string>> = {
  turn: 'W',
  table: 'T',
  hand: 'H',
  counts: 'N',
  clock: 'C',
  score: 'S',
  again: 'R',
  keys: 'K',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The question that this key asks; null for any other key. */
export function questionOf({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): Question | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  const found = Object.entries(ASK_KEYS).find(([, letter]) => code === `Key${letter}`);
  return (found?.[0] as Question | undefined) ?? null;
}

/** On a Mac the key beside the space bar is called Option, and types letters of its own. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
