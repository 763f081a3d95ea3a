import * as client from '@huetable/client';
import type { Bytes } from '@huetable/client';
import { ask } from './api';

/** Upload something too large for a move; the move then names it by the hash in the reply. */
export const uploadBlob = (table: string, body: Bytes, seat: number) =>
  ask(client.uploadBlob, { table, seat, body });
/** What I have uploaded for the running game, latest last: a draft outlives a reload. */
export const fetchMyBlobs = (table: string) => ask(client.fetchMyBlobs, { table });
/** Fetch my own upload by its hash. The browser caches it. */
export const fetchBlob = (table: string, hash: string) => ask(client.fetchBlob, { table, hash });
/** Fetch an upload as everybody may see it: while a game goes on, its shape. The browser caches it. */
export const fetchShape = (table: string, hash: string) => ask(client.fetchShape, { table, hash });
