import { describe, expect, test } from 'vitest';
import { build } from './build';
import { decode, encode } from './log';
import { Unfit } from './reading';
import { sha256 } from './sha256';
import vectors from './vectors.json';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

describe('the same strokes make the same clay as on the server', () => {
  test.each(vectors)('$name', ({ log, field }) => {
    expect(sha256(build(bytes(log)).bytes())).toBe(field);
  });
});

test.each(vectors)('$name is written as it was read', ({ log }) => {
  expect(encode(decode(bytes(log)))).toEqual(bytes(log));
});

test('SHA-256 is SHA-256', () => {
  const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(sha256(ascii(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(ascii('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256(ascii('a'.repeat(119)))).toBe(
    '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb',
  );
});

test.each([
  ['', 'this is no log of strokes'],
  ['636c61790107', 'stroke 1: the kind of stroke is not valid'],
  ['636c6179010005ff', 'stroke 1: the brush size is not valid'],
  ['636c617901000508', 'stroke 1 breaks off'],
  ['636c617901000008', 'stroke 1: the colour is not valid'],
])('%s is refused in words', (log, reason) => {
  expect(() => decode(bytes(log))).toThrow(new Unfit(reason));
});
