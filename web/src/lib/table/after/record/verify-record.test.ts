// @vitest-environment node
import { expect, test } from 'vitest';
import record from './sample-record.jsonl?raw';
import { verifyRecord } from './verify-record';

const SEAL = '638b231cfe7417421abfb8c9787969e446b0b16b287951613192daf9c32500af';
const lines = record.trimEnd().split('\n').length;

test('a record as it was written holds', () => {
  expect(verifyRecord(record, SEAL)).toEqual({
    commitmentHolds: true,
    commitmentSeen: true,
    lines,
    chainedLines: lines,
    numbers: [],
  });
  expect(verifyRecord(record, null)).toMatchObject({ commitmentSeen: null });
});

test('another seal than the one shown before the deal is noticed', () => {
  expect(verifyRecord(record, SEAL.replace('6', '7'))).toMatchObject({
    commitmentHolds: true,
    commitmentSeen: false,
  });
});

test('a changed card breaks the chain where it was changed', () => {
  const forged = record.replace('"card":"g3"', '"card":"g4"');
  expect(verifyRecord(forged, SEAL)).toMatchObject({ chainedLines: 1 });
});

test('another seed does not fit the seal', () => {
  const forged = record.replace('"seed":"56', '"seed":"57');
  expect(verifyRecord(forged, SEAL)).toMatchObject({ commitmentHolds: false, chainedLines: lines - 1 });
});

test('says whose numbers went in, seat by seat, and who added none', () => {
  const people = record
    .replace('{"kind":"bot","level":"random"}', '{"kind":"person"}')
    .replace(/(.*)\{"kind":"bot","level":"random"\}/u, '$1{"kind":"person"}')
    .replace('"nonces":["nonce"]', '"nonces":["from seat 0",""]');
  expect(verifyRecord(people, SEAL).numbers).toEqual([
    { seat: 0, number: 'from seat 0' },
    { seat: 3, number: '' },
  ]);
});
