import type { Keepsake } from '../../screens';

/** Where a keepsake is made again. */
export interface GrowingPlace {
  /** Takes it out of the row, and resolves when it stands there large. */
  readonly enlarge: (index: number) => Promise<HTMLCanvasElement>;
  /** Puts it back into the row. */
  readonly shrink: (index: number) => Promise<void>;
  /** Gives people time to look. */
  readonly rest: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** First everybody sees who has won. */
const BEFORE = 2000;
/** What is not made again, such as a photo, is seen large for as long. */
const LEAST = 3000;

/** Shows how the keepsakes were made, large, one after the other. */
export async function growInTurn(
  keepsakes: readonly Keepsake[],
  place: GrowingPlace,
  signal: AbortSignal,
): Promise<void> {
  await place.rest(BEFORE, signal);
  for (const [index, { grow }] of keepsakes.entries()) {
    if (signal.aborted) return;
    const canvas = await place.enlarge(index);
    await Promise.all([grow?.(canvas, signal).catch(() => undefined), place.rest(LEAST, signal)]);
    await place.shrink(index);
  }
}
