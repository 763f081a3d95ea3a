// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { describeShape } from './describe-shape';
import { Field, index, LAYER } from './grid';
import { isShape, readShape } from './shape';

const MAGIC = [0x73, 0x68, 0x61, 0x70, 0x65, 1];

async function packed(cells: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([cells]).stream().pipeThrough(new CompressionStream('deflate'));
  return Uint8Array.from([...MAGIC, ...new Uint8Array(await new Response(stream).arrayBuffer())]);
}

/** A block of clay with these sides, all of it coloured by height. */
function block(wide: number, tall: number, colours: (y: number) => number): Field {
  const field = new Field();
  for (let y = 4; y < 4 + tall; y++) {
    for (let z = 20; z < 20 + wide; z++) {
      for (let x = 20; x < 20 + wide; x++) {
        field.depth[index(x, y, z)] = 100;
        field.colour[index(x, y, z)] = colours(y);
      }
    }
  }
  return field;
}

describe('a shape', () => {
  test('is read as the server has packed it', async () => {
    const made = block(9, 20, () => 5);
    const cells = Uint8Array.from(made.bytes());
    for (let i = made.depth.length - 1; i >= LAYER; i--) cells[i] = (cells[i] ?? 0) - (cells[i - LAYER] ?? 0);
    const data = await packed(cells);
    expect(isShape(data)).toBe(true);
    expect((await readShape(data)).bytes()).toEqual(made.bytes());
  });

  test('is neither a photo nor a log of strokes', () => {
    expect(isShape(Uint8Array.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(isShape(Uint8Array.from([0x63, 0x6c, 0x61, 0x79, 1]))).toBe(false);
  });

  test('of another length is refused', async () => {
    await expect(readShape(await packed(new Uint8Array(100)))).rejects.toThrow('this is no shape');
  });
});

test('a shape is put into words by its colours and proportions alone', () => {
  expect(describeShape(new Field())).toBe('');
  expect(describeShape(block(10, 30, () => 5))).toBe('all red; taller than wide');
  expect(describeShape(block(30, 10, (y) => (y < 12 ? 12 : 9)))).toBe(
    'mostly clay-coloured, some blue; wider than tall',
  );
  expect(describeShape(block(20, 20, () => 4))).toBe('all brown; about as tall as wide');
});
