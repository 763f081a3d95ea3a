/** A draft in this browser: the log of strokes, and the hash under which the server had it, if it had. */
import { saveItem, loadItem } from '$lib/me/storage';

export interface Draft {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Null where the server has not been told yet. */
  readonly hash: string | null;
}

const NONE = { clay: '', hash: null as string | null };
const CHUNK = 8192;

export function remember(key: string, { data, hash }: Draft): void {
  const parts: string[] = [];
  for (let at = 0; at < data.length; at += CHUNK)
    parts.push(String.fromCharCode(...data.subarray(at, at + CHUNK)));
  saveItem(key, { clay: btoa(parts.join('')), hash });
}

export function recallDraft(key: string): Draft | null {
  const { clay, hash } = loadItem(key, NONE);
  if (clay === '') return null;
  try {
    return { data: Uint8Array.from(atob(clay), (letter) => letter.charCodeAt(0)), hash };
  } catch {
    return null;
  }
}

/** What the server has is newer where this browser's draft had arrived there and another one came after it. */
export const superseded = (draft: Draft, kept: string | null): boolean =>
  draft.hash !== null && kept !== null && draft.hash !== kept;

export const forget = (key: string): void => saveItem(key, NONE);
