/** Sculptures by their hash: fetched once, built once. */
import { fetchBlob } from '$lib/net/api';
import { Field } from './grid';
import { knead } from './build';
import { decode } from './log';
import type { Stroke } from './strokes';

export interface Fetched {
  readonly field: Field;
  readonly strokes: readonly Stroke[];
  /** The address of the picture, where it is a photo of real clay. */
  readonly photo: string | null;
}

/** As many as two games can show at once; a page that stays open for an evening must not keep all it has seen. */
const MOST = 12;
const fetched = new Map<string, Promise<Fetched>>();

export function fetchClay(table: string, hash: string): Promise<Fetched> {
  const key = `${table}/${hash}`;
  const known = fetched.get(key) ?? load(table, hash);
  fetched.delete(key);
  fetched.set(key, known);
  for (const oldest of fetched.keys()) if (fetched.size > MOST) fetched.delete(oldest);
  known.catch(() => fetched.delete(key));
  return known;
}

async function load(table: string, hash: string): Promise<Fetched> {
  const data = new Uint8Array(await fetchBlob(table, hash));
  if (isPhoto(data)) return { field: new Field(), strokes: [], photo: URL.createObjectURL(new Blob([data])) };
  const strokes = decode(data);
  const field = new Field();
  for (const stroke of strokes) {
    knead(field, stroke);
    // A long sculpture must not stop the page: others are being looked at.
    await new Promise((next) => setTimeout(next));
  }
  return { field, strokes, photo: null };
}

/** Anything that is no log of strokes was checked to be a picture by the server. */
const isPhoto = (data: Uint8Array): boolean => data[0] !== 0x63 || data[1] !== 0x6c;

export const pictureOf = (table: string, hash: string): string =>
  `/api/tables/${encodeURIComponent(table)}/blobs/${hash}/picture`;
