/** Drafts in this browser: the log of strokes, and its hash on the server if it was uploaded. */
import { saveItem, loadItem } from '$lib/me/storage';

export interface Draft {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Null if it was not uploaded yet. */
  readonly hash: string | null;
}

const NONE = { clay: '', hash: null as string | null };
const CHUNK = 8192;

export function storeLocalDraft(key: string, { data, hash }: Draft): void {
  const parts: string[] = [];
  for (let at = 0; at < data.length; at += CHUNK)
    parts.push(String.fromCharCode(...data.subarray(at, at + CHUNK)));
  saveItem(key, { clay: btoa(parts.join('')), hash });
}

export function loadLocalDraft(key: string): Draft | null {
  const { clay, hash } = loadItem(key, NONE);
  if (clay === '') return null;
  try {
    return { data: Uint8Array.from(atob(clay), (letter) => letter.charCodeAt(0)), hash };
  } catch {
    return null;
  }
}

/** The server's draft is newer if this one was uploaded and another one came after it. */
export const isSuperseded = (draft: Draft, kept: string | null): boolean =>
  draft.hash !== null && kept !== null && draft.hash !== kept;

export const deleteLocalDraft = (key: string): void => saveItem(key, NONE);
