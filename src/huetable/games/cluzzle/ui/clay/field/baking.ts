/** Baking: replaces strokes by runs of cells, and makes a field from such runs; as in the server's clay/baking.py. */
import { CELLS, clip, DEPTH_LIMIT, index, LAYER, ROW, type Field } from './grid';
import type { Baked } from '../strokes/strokes';

const FIRM = 96;

/** The clay as runs of cells of one colour. */
export function bake(field: Field, scale = 1): Baked {
  const runs: [number, number][] = [];
  for (let y = 0; y < CELLS; y += scale) {
    for (let z = 0; z < CELLS; z += scale) {
      for (let x = 0; x < CELLS; x += scale) extend(runs, colourOf(field, index(x, y, z)));
    }
  }
  return { type: 'baked', scale, runs };
}

const colourOf = ({ depth, colour }: Field, i: number): number =>
  (depth[i] ?? 0) > 0 ? Math.max(colour[i] ?? 0, 1) : 0;

function extend(runs: [number, number][], colour: number): void {
  const last = runs.at(-1);
  if (last?.[1] === colour) last[0] += 1;
  else runs.push([1, colour]);
}

/** Fills the field with baked clay. */
export function unbake(field: Field, { scale, runs }: Baked): void {
  const side = CELLS / scale;
  const small = new Uint8Array(side ** 3);
  let at = 0;
  for (const [length, colour] of runs) small.fill(colour, at, (at += length));
  const firm = new Int32Array(CELLS ** 3);
  for (let y = 0, i = 0; y < CELLS; y++) {
    for (let z = 0; z < CELLS; z++) {
      for (let x = 0; x < CELLS; x++, i++) {
        const colour =
          small[(Math.floor(y / scale) * side + Math.floor(z / scale)) * side + Math.floor(x / scale)] ?? 0;
        field.colour[i] = colour;
        firm[i] = colour > 0 ? FIRM : -FIRM;
      }
    }
  }
  field.depth.set(evened(firm, 1 + scale).map((depth) => clip(depth, -DEPTH_LIMIT, DEPTH_LIMIT)));
  spread(field.colour);
}

const WIDE = CELLS + 2;

/** Every cell moves to the mean of the cells around it, with weights 1 2 1 along each side. */
function evened(depth: Int32Array, passes: number): Int32Array {
  for (let pass = 0; pass < passes; pass++) {
    const grown = new Int32Array(WIDE ** 3).fill(-FIRM);
    for (let row = 0; row < CELLS * CELLS; row++) {
      grown.set(
        depth.subarray(row * CELLS, (row + 1) * CELLS),
        padded(0, Math.floor(row / CELLS), row % CELLS),
      );
    }
    sweep(grown, 1);
    sweep(grown, WIDE);
    sweep(grown, WIDE * WIDE);
    for (let y = 0, i = 0; y < CELLS; y++) {
      for (let z = 0; z < CELLS; z++) {
        for (let x = 0; x < CELLS; x++, i++) depth[i] = ((grown[padded(x, y, z)] ?? 0) + 32) >> 6;
      }
    }
  }
  return depth;
}

const padded = (x: number, y: number, z: number): number => ((y + 1) * WIDE + z + 1) * WIDE + x + 1;

/** Weighs each cell with its two neighbours (1 2 1) along one direction. */
function sweep(grown: Int32Array, stride: number): void {
  const old = grown.slice();
  for (let i = stride; i < grown.length - stride; i++) {
    grown[i] = (old[i - stride] ?? 0) + 2 * (old[i] ?? 0) + (old[i + stride] ?? 0);
  }
}

/** The cells around the clay take its colour, as they do when it is pressed on. */
function spread(colours: Uint8Array): void {
  for (let time = 0; time < 4; time++) {
    const old = colours.slice();
    for (let y = 0, i = 0; y < CELLS; y++) {
      for (let z = 0; z < CELLS; z++) {
        for (let x = 0; x < CELLS; x++, i++) if (old[i] === 0) colours[i] = neighbour(old, i, x, y, z);
      }
    }
  }
}

/** The first colour below, above, behind, before, left or right of a cell. */
function neighbour(colours: Uint8Array, i: number, x: number, y: number, z: number): number {
  const at = (there: boolean, by: number): number => (there ? (colours[i + by] ?? 0) : 0);
  const near = [
    at(y > 0, -LAYER),
    at(y < CELLS - 1, LAYER),
    at(z > 0, -ROW),
    at(z < CELLS - 1, ROW),
    at(x > 0, -1),
    at(x < CELLS - 1, 1),
  ];
  return near.find((colour) => colour > 0) ?? 0;
}
