/** A stroke that adds or carves as one piece, as in the server's clay/kneading.py, but dab by dab while it is drawn. */
import { CELLS, DEPTH_LIMIT, LAYER, ROW, type Box, type Field } from './grid';
import { mirroredPoint } from './mirror';
import { DAB_BLEND, seam } from './seam';
import { dabBox, dabDepth, MARGIN } from './solids';
import { changedBlocks } from './changed-blocks';
import type { Brush, Point } from '../strokes/strokes';

export class Sweep {
  readonly #field: Field;
  readonly #brush: Brush;
  /** The clay as it was when the stroke began. */
  readonly #depth: Int8Array;
  /** How deep each cell lies inside the stroke so far. */
  readonly #piece = new Int16Array(CELLS ** 3).fill(-DEPTH_LIMIT);

  constructor(field: Field, brush: Brush) {
    this.#field = field;
    this.#brush = brush;
    this.#depth = field.depth.slice();
  }

  /** Goes on to this point; returns the blocks that look different now. */
  dab(at: Point): number[] {
    return this.#hands(at).flatMap((hand) =>
      changedBlocks(this.#field, this.#reach(hand), () => this.#press(hand)),
    );
  }

  /** The same, for somebody who looks at the clay later. */
  apply(at: Point): void {
    for (const hand of this.#hands(at)) this.#press(hand);
  }

  #hands(at: Point): readonly Point[] {
    return this.#brush.mirror ? [at, mirroredPoint(at)] : [at];
  }

  #reach(at: Point): Box {
    return dabBox(at, this.#brush.size, MARGIN);
  }

  #press(at: Point): void {
    const { low, high } = this.#reach(at);
    const depthAt = dabDepth(this.#brush.size);
    const far = (this.#brush.size + MARGIN) ** 2;
    for (let y = low[1]; y < high[1]; y++) {
      for (let z = low[2]; z < high[2]; z++) {
        const [v, w] = [2 * y + 1 - at[1], 2 * z + 1 - at[2]];
        if (v * v + w * w > far) continue;
        for (let x = low[0], i = y * LAYER + z * ROW + x; x < high[0]; x++, i++)
          this.#deepen(i, depthAt(2 * x + 1 - at[0], v, w));
      }
    }
  }

  #deepen(i: number, piece: number): void {
    if (piece <= (this.#piece[i] ?? 0)) return;
    this.#piece[i] = piece;
    if (this.#brush.tool === 'add') this.#add(i, piece);
    else this.#carve(i, -piece);
  }

  #add(i: number, piece: number): void {
    const { depth, colour } = this.#field;
    const old = this.#depth[i] ?? 0;
    depth[i] = Math.min(Math.max(old, piece) + seam(old, piece, DAB_BLEND), DEPTH_LIMIT);
    if (piece >= old) colour[i] = this.#brush.colour;
  }

  #carve(i: number, left: number): void {
    const old = this.#depth[i] ?? 0;
    this.#field.depth[i] = Math.max(Math.min(old, left) - seam(old, left, DAB_BLEND), -DEPTH_LIMIT);
  }
}
