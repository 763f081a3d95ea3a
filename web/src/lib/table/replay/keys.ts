/** What a key does in a replay. */
export type KeyAction =
  | 'toggle'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'nextRound'
  | 'previousRound'
  | 'nextMoment'
  | 'previousMoment';

const KEYS: Readonly<Record<string, KeyAction | undefined>> = {
  ' ': 'toggle',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'nextRound',
  PageUp: 'previousRound',
};

const WITH_SHIFT: typeof KEYS = { ArrowRight: 'nextMoment', ArrowLeft: 'previousMoment' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Null for a key that means nothing here. */
export function keyAction(pressed: Pressed): KeyAction | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  return (pressed.shiftKey ? WITH_SHIFT : KEYS)[pressed.key] ?? null;
}

/** Whether the key belongs to what has the focus: letters to a text field, everything to a sheet. */
export function belongsToFocus(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, select, textarea, input:not([type="range"])')) return true;
  return key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}
