import type { Keepsake } from '../../screens';

/** Shows how the keepsakes were made, one after the other. What can't be shown is passed over. */
export async function growInTurn(
  keepsakes: readonly Keepsake[],
  canvases: readonly HTMLCanvasElement[],
  signal: AbortSignal,
): Promise<void> {
  for (const [index, { grow }] of keepsakes.entries()) {
    const canvas = canvases[index];
    if (signal.aborted) return;
    if (grow && canvas) await grow(canvas, signal).catch(() => undefined);
  }
}
