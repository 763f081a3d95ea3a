/** Fetches sculptures by their hash, as everybody may see them, and keeps the latest ones. */
import { fetchShape } from '$lib/net/blob-api';
import { describeShape } from '../field/describe-shape';
import { Field } from '../field/grid';
import { isShape, readShape } from '../field/shape';

export interface FetchedSculpture {
  readonly field: Field;
  /** What it looks like, in words. */
  readonly words: string;
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

/** What has no shape is a photo: the server has checked it. */
async function load(table: string, hash: string): Promise<FetchedSculpture> {
  const data = new Uint8Array(await fetchShape(table, hash));
  if (!isShape(data)) return { field: new Field(), words: '', photo: URL.createObjectURL(new Blob([data])) };
  const field = await readShape(data);
  return { field, words: describeShape(field), photo: null };
}

export const pictureUrl = (table: string, hash: string): string =>
  `/api/tables/${encodeURIComponent(table)}/blobs/${hash}/picture`;
