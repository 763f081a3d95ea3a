import { number as formatted } from '@messageformat/runtime';

/** From here on, numbers have separators. */
const LONG = 1000;

/**
 * The number in a message, where its language writes small ones in these digits (`compile-messages.ts`). Making a
 * browser's first number format takes a slow phone longer than drawing the players: most tables never need one.
 */
export function number(language: string, value: number, offset: number): string {
  const amount = value - offset;
  return Number.isInteger(amount) && amount >= 0 && amount < LONG
    ? String(amount)
    : formatted(language, value, offset);
}
