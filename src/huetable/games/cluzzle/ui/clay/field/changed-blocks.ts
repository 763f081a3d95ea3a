/** Finds the blocks that look different after a dab. Comparing cells finds far fewer than the dab can reach. */
import { CELLS, index, type Box, type Field } from './grid';
import { BLOCKS, touchedBlocks } from './mesh';

/** Buffers for the largest box, reused for every dab. */
const depthBefore = new Int8Array(CELLS ** 3);
const colourBefore = new Uint8Array(CELLS ** 3);
const stale = new Uint8Array(BLOCKS ** 3);

/** Runs a change within a box; returns the blocks whose surface may look different afterwards. */
export function changedBlocks(field: Field, box: Box, change: () => void): number[] {
  const { depth, colour } = field;
  eachRow(box, (from, to, at) => {
    depthBefore.set(depth.subarray(from, to), at);
    colourBefore.set(colour.subarray(from, to), at);
  });
  change();
  stale.fill(0);
  eachRow(box, (from, to, at, y, z) => {
    const same = (i: number): boolean =>
      depth[i] === depthBefore[at + i - from] && colour[i] === colourBefore[at + i - from];
    let first = from;
    while (first < to && same(first)) first++;
    if (first === to) return;
    let last = to - 1;
    while (same(last)) last--;
    mark({ low: [box.low[0] + first - from, y, z], high: [box.low[0] + last - from + 1, y + 1, z + 1] });
  });
  return [...stale.keys()].filter((block) => stale[block] === 1);
}

function eachRow(
  { low, high }: Box,
  visit: (from: number, to: number, at: number, y: number, z: number) => void,
): void {
  const wide = high[0] - low[0];
  if (wide <= 0) return;
  let at = 0;
  for (let y = low[1]; y < high[1]; y++) {
    for (let z = low[2]; z < high[2]; z++, at += wide) {
      const from = index(low[0], y, z);
      visit(from, from + wide, at, y, z);
    }
  }
}

function mark(box: Box): void {
  for (const block of touchedBlocks(box)) stale[block] = 1;
}
