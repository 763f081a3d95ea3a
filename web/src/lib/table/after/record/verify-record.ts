import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What was checked in a record. */
export interface Verification {
  /** The commitment is the hash of seed and salt. */
  readonly commitmentHolds: boolean;
  /** The commitment is the one this browser was shown before the deal; null if it was not there. */
  readonly commitmentSeen: boolean | null;
  /** How many lines there are, and how many from the first on are chained by their hashes. */
  readonly lines: number;
  readonly chainedLines: number;
  /** For each seat of a person the number that their browser added; empty if it added none. */
  readonly numbers: readonly SeatNumber[];
}

export interface SeatNumber {
  readonly seat: number;
  readonly number: string;
}

interface Entry {
  readonly commitment?: string;
  readonly seed?: string;
  readonly salt?: string;
  readonly seats?: readonly { readonly kind: string }[];
  readonly nonces?: readonly string[];
}

/** Not `crypto.subtle`: browsers offer it on https only, and a table on the home network has none. */
const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** Bad digits do not throw: they make a hash that does not match. */
function hexToBytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A line is {"entry":…,"hash":"…"}. The entry is hashed exactly as written. */
const LINE = /^\{"entry":(.*),"hash":"([0-9a-f]{64})"\}$/u;

/** Check a record from the server; `shown` is the commitment this browser was shown before the deal. */
export function verifyRecord(record: string, shown: string | null): Verification {
  const lines = record.trimEnd().split('\n');
  const header = entryOf(lines[0]);
  const footer = entryOf(lines.at(-1));
  const computed = hashOf(hexToBytes((footer.seed ?? '') + (footer.salt ?? '')));
  return {
    commitmentHolds: computed === header.commitment,
    commitmentSeen: shown === null ? null : shown === header.commitment,
    lines: lines.length,
    chainedLines: countChained(lines),
    numbers: numbersOf(header),
  };
}

/** The header has one number for each person, in the order of their seats, and none for bots. */
function numbersOf({ seats = [], nonces = [] }: Entry): readonly SeatNumber[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.map((seat, index) => ({ seat, number: nonces[index] ?? '' }));
}

function entryOf(line: string | undefined): Entry {
  return JSON.parse(LINE.exec(line ?? '')?.[1] ?? '{}') as Entry;
}

function countChained(lines: readonly string[]): number {
  let link = '';
  for (const [index, line] of lines.entries()) {
    const [, entry = '', hash = ''] = LINE.exec(line) ?? [];
    link = hashOf(utf8ToBytes(link + entry));
    if (link !== hash) return index;
  }
  return lines.length;
}
