/** Fetches and builds sculptures by their hash, and keeps the latest ones. */
import { fetchBlob } from '$lib/net/api';
import { Field } from '../field/grid';
import { applyStroke } from '../field/build-field';
import { decode } from '../strokes/stroke-log';
import type { Stroke } from '../strokes/strokes';

export interface FetchedSculpture {
  readonly field: Field;
  readonly strokes: readonly Stroke[];
  /** The picture's address, if it is a photo of real clay. */
  readonly photo: string | null;
}

/** As many as two games show at once. A page that stays open all evening must not keep everything. */
const MOST = 12;
const fetched = new Map<string, Promise<FetchedSculpture>>();

export function fetchSculpture(table: string, hash: string): Promise<FetchedSculpture> {
  const key = `${table}/${hash}`;
  const known = fetched.get(key) ?? load(table, hash);
  fetched.delete(key);
  fetched.set(key, known);
  for (const oldest of fetched.keys()) if (fetched.size > MOST) fetched.delete(oldest);
  known.catch(() => fetched.delete(key));
  return known;
}

async function load(table: string, hash: string): Promise<FetchedSculpture> {
  const data = new Uint8Array(await fetchBlob(table, hash));
  if (isPhoto(data)) return { field: new Field(), strokes: [], photo: URL.createObjectURL(new Blob([data])) };
  const strokes = decode(data);
  const field = new Field();
  for (const stroke of strokes) {
    applyStroke(field, stroke);
    // A long sculpture must not block the page while others are shown.
    await new Promise((next) => setTimeout(next));
  }
  return { field, strokes, photo: null };
}

/** What is not a log of strokes is a picture: the server has checked it. */
const isPhoto = (data: Uint8Array): boolean => data[0] !== 0x63 || data[1] !== 0x6c;

export const pictureUrl = (table: string, hash: string): string =>
  `/api/tables/${encodeURIComponent(table)}/blobs/${hash}/picture`;
