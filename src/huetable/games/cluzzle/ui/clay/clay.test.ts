import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { buildField } from './field/build-field';
import { strokeWork } from './field/stroke-work';
import { decode, encode } from './strokes/stroke-log';
import { InvalidSculpture } from './strokes/byte-reader';
import vectors from './vectors.json';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

describe('the same strokes make the same clay as on the server', () => {
  test.each(vectors)('$name', ({ log, field }) => {
    expect(bytesToHex(sha256(buildField(bytes(log)).bytes()))).toBe(field);
  });
});

test.each(vectors)('$name is written as it was read', ({ log }) => {
  expect(encode(decode(bytes(log)))).toEqual(bytes(log));
});

test.each(vectors)('$name is as much work as on the server', ({ log, work }) => {
  expect(decode(bytes(log)).reduce((sum, stroke) => sum + strokeWork(stroke), 0)).toBe(work);
});

test.each([
  ['', 'this is no log of strokes'],
  ['636c61790107', 'stroke 1: the kind of stroke is not valid'],
  ['636c6179010005ff', 'stroke 1: the brush size is not valid'],
  ['636c617901000508', 'stroke 1 breaks off'],
  ['636c617901000008', 'stroke 1: the colour is not valid'],
])('%s is refused in words', (log, reason) => {
  expect(() => decode(bytes(log))).toThrow(new InvalidSculpture(reason));
});
