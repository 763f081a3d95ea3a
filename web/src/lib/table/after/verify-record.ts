import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What was checked in a record, here in the browser. */
export interface Verification {
  /** The seal is the fingerprint of seed and salt. */
  readonly commitmentHolds: boolean;
  /** The seal is the one that this browser was shown before the deal; null where it has seen none. */
  readonly commitmentSeen: boolean | null;
  /** Every line follows from the line before: how many do, of how many. */
  readonly lines: number;
  readonly chainedLines: number;
}

interface Entry {
  readonly commitment?: string;
  readonly seed?: string;
  readonly salt?: string;
}

/** The browser's own SHA-256 is there on secure pages only, and a table in the living room has none. */
const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** Bad digits make a hash that does not fit, and no error. */
function hexToBytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A line is {"entry":…,"hash":"…"}: what is hashed is the entry as it is spelled. */
const LINE = /^\{"entry":(.*),"hash":"([0-9a-f]{64})"\}$/u;

/** Check a record as it came from the server; `seal` is what this browser was shown before the deal. */
export function verifyRecord(record: string, shown: string | null): Verification {
  const lines = record.trimEnd().split('\n');
  const header = entryOf(lines[0]);
  const footer = entryOf(lines.at(-1));
  const made = hashOf(hexToBytes((footer.seed ?? '') + (footer.salt ?? '')));
  return {
    commitmentHolds: made === header.commitment,
    commitmentSeen: shown === null ? null : shown === header.commitment,
    lines: lines.length,
    chainedLines: countChained(lines),
  };
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
