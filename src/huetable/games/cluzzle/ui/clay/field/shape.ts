/** Reads the shape of a sculpture: what can be seen of it, without its strokes; as the server's clay/shapes.py writes it. */
import { Field, LAYER } from './grid';

/** "shape", and the version of the format. */
const MAGIC = [0x73, 0x68, 0x61, 0x70, 0x65, 1];

export const isShape = (data: Uint8Array): boolean => MAGIC.every((byte, at) => data[at] === byte);

export async function readShape(data: Uint8Array<ArrayBuffer>): Promise<Field> {
  const packed = new Blob([data.subarray(MAGIC.length)]).stream();
  const cells = await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
  const field = new Field();
  const all = field.depth.length;
  if (cells.byteLength !== 2 * all) throw new Error('this is no shape');
  const depth = new Int8Array(cells, 0, all);
  // Each depth is packed as the difference from the cell below.
  for (let i = LAYER; i < all; i++) depth[i] = (depth[i] ?? 0) + (depth[i - LAYER] ?? 0);
  field.copyFrom(depth, new Uint8Array(cells, all));
  return field;
}
