export type Pointer = 'touch' | 'mouse';

/** What the reader presses things with, for texts that say "tap" or "click". */
export function pointer(): Pointer {
  return typeof globalThis.matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
    ? 'touch'
    : 'mouse';
}
