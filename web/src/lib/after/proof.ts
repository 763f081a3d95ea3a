/** What was checked in a record, here in the browser. */
export interface Proof {
  /** The seal is the fingerprint of seed and salt. */
  readonly seal: boolean;
  /** The seal is the one that this browser was shown before the deal; null where it has seen none. */
  readonly seen: boolean | null;
  /** Every line follows from the line before: how many do, of how many. */
  readonly lines: number;
  readonly chained: number;
}

interface Entry {
  readonly commitment?: string;
  readonly seed?: string;
  readonly salt?: string;
}

/** Browsers keep their tools for this to secure pages. */
export const canProve = (): boolean => 'subtle' in crypto;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const letters = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

function unhex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A line is {"entry":…,"hash":"…"}: what is hashed is the entry as it is spelled. */
const LINE = /^\{"entry":(.*),"hash":"([0-9a-f]{64})"\}$/u;

/** Check a record as it came from the server; `seal` is what this browser was shown before the deal. */
export async function prove(record: string, seal: string | null): Promise<Proof> {
  const lines = record.trimEnd().split('\n');
  const header = entryOf(lines[0]);
  const footer = entryOf(lines.at(-1));
  const made = await sha256(unhex((footer.seed ?? '') + (footer.salt ?? '')));
  return {
    seal: made === header.commitment,
    seen: seal === null ? null : seal === header.commitment,
    lines: lines.length,
    chained: await chained(lines),
  };
}

function entryOf(line: string | undefined): Entry {
  return JSON.parse(LINE.exec(line ?? '')?.[1] ?? '{}') as Entry;
}

async function chained(lines: readonly string[]): Promise<number> {
  let link = '';
  for (const [index, line] of lines.entries()) {
    const [, entry = '', hash = ''] = LINE.exec(line) ?? [];
    link = await sha256(letters(link + entry));
    if (link !== hash) return index;
  }
  return lines.length;
}
