import type {
  BlobInfo,
  DeviceLink,
  Error as Problem,
  GameInfo,
  Home,
  NewTable,
  Replay,
  TableLink,
} from './protocol';

/** The server has said no, in a sentence that can be shown. */
export class Unserved extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(`/api/${path}`, request(body));
  if (!answer.ok) throw new Unserved(await sentenceOf(answer), answer.status);
  return (answer.status === 204 ? null : await answer.json()) as Reply;
}

function request(body: unknown): RequestInit {
  if (body === undefined) return { headers: { accept: 'application/json' } };
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function sentenceOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).sentence;
  } catch {
    return answer.statusText;
  }
}

const part = encodeURIComponent;

export const home = (): Promise<Home> => ask('home');
export const gameInfo = (game: string): Promise<GameInfo> => ask(`games/${part(game)}`);
export const newTable = (table: NewTable): Promise<TableLink> => ask('tables', table);
export const tableOf = (code: string): Promise<TableLink> => ask(`codes/${part(code)}`);
export const deviceLink = (): Promise<DeviceLink> => ask('me/device', {});
export const forgetMe = (): Promise<null> => ask('me/forget', {});

export function replay(table: string, game: number, seat: number | null): Promise<Replay> {
  const from = seat === null ? '' : `?seat=${seat}`;
  return ask(`tables/${part(table)}/games/${game}/replay${from}`);
}

/** Hands in something that is too large for a move; the move then names it by the hash that comes back. */
export async function handIn(table: string, bytes: BodyInit, seat: number): Promise<BlobInfo> {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await fetch(`/api/tables/${part(table)}/blobs?seat=${seat}`, {
    method: 'POST',
    headers,
    body: bytes,
  });
  if (!answer.ok) throw new Unserved(await sentenceOf(answer), answer.status);
  return (await answer.json()) as BlobInfo;
}

/** What I have handed in for the running game, the latest last: a draft outlives a reload. */
export const handedIn = (table: string): Promise<readonly BlobInfo[]> => ask(`tables/${part(table)}/blobs`);

/** The bytes by their hash; the browser keeps them, so asking again costs nothing. */
export async function blob(table: string, hash: string): Promise<ArrayBuffer> {
  const answer = await fetch(`/api/tables/${part(table)}/blobs/${part(hash)}`);
  if (!answer.ok) throw new Unserved(await sentenceOf(answer), answer.status);
  return answer.arrayBuffer();
}

export const qrAddress = (table: string): string => `/api/tables/${part(table)}/qr.svg`;
export const recordAddress = (table: string, game: number): string =>
  `/api/tables/${part(table)}/games/${game}/record`;
