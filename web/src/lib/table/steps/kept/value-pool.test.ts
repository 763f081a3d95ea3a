// @vitest-environment node
import { expect, it } from 'vitest';
import { readPool, ValuePool } from './value-pool';

const written = (nodes: readonly unknown[]): readonly unknown[] =>
  JSON.parse(JSON.stringify(nodes)) as readonly unknown[];

it('gives back what was put in', () => {
  const values = [0, '0', null, true, [], {}, [0, [1]], { a: [0], b: { 0: '0' } }, { b: 1, a: 2 }];
  const pool = new ValuePool();
  const places = values.map((value) => pool.put(value));
  const read = readPool(written(pool.nodes));
  expect(JSON.stringify(places.map((place) => read[place]))).toBe(JSON.stringify(values));
});

it('writes once what occurs twice, and counts its characters', () => {
  const pool = new ValuePool();
  const board = { fields: Array.from({ length: 400 }, (_, at) => ({ colour: `shade ${at}` })) };
  pool.put({ turn: 1, board });
  const once = pool.size;
  pool.put({ turn: 2, board: structuredClone(board) });
  expect(pool.size - once).toBeLessThan(40);
  expect(Math.abs(JSON.stringify(pool.nodes).length - pool.size)).toBeLessThan(3);
  const [one, two] = readPool(pool.nodes).filter(
    (value) => typeof value === 'object' && value && 'turn' in value,
  );
  expect((one as { board: unknown }).board).toBe((two as { board: unknown }).board);
});

it('leaves out fields without a value, as JSON does', () => {
  const pool = new ValuePool();
  const place = pool.put({ a: 1, b: undefined });
  expect(Object.keys(readPool(pool.nodes)[place] as object)).toEqual(['a']);
});
