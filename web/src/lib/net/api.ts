import { language } from '../i18n/language';
import type {
  BlobInfo,
  Device,
  DeviceLink,
  DeviceOffer,
  Error as Problem,
  GameInfo,
  Home,
  Me,
  NewName,
  NewTable,
  Replay,
  TableLink,
} from './protocol';

/** The server refused a request, with a sentence that can be shown. */
export class ApiError extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** What the server says is said in the language of the page. */
const SPOKEN = { 'accept-language': language };

async function request<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(`/api/${path}`, requestInit(body));
  if (!response.ok) throw new ApiError(await errorSentence(response), response.status);
  return (response.status === 204 ? null : await response.json()) as Reply;
}

function requestInit(body: unknown): RequestInit {
  if (body === undefined) return { headers: { ...SPOKEN, accept: 'application/json' } };
  const headers = { ...SPOKEN, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function errorSentence(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Problem).sentence;
  } catch {
    return response.statusText;
  }
}

const encode = encodeURIComponent;

export const fetchHome = (): Promise<Home> => request('home');
export const fetchGameInfo = (game: string): Promise<GameInfo> => request(`games/${encode(game)}`);
export const createTable = (table: NewTable): Promise<TableLink> => request('tables', table);
export const fetchTableByCode = (code: string): Promise<TableLink> => request(`codes/${encode(code)}`);
export const createDeviceLink = (): Promise<DeviceLink> => request('me/device', {});
/** Whom a device link would make of this browser. Asking does not use it up. */
export const fetchDeviceOffer = (token: string): Promise<DeviceOffer> => request(`move/${encode(token)}`);
/** From here on this browser is the guest of the link. */
export const acceptDeviceLink = (token: string): Promise<null> => request(`move/${encode(token)}`, {});
export const fetchDevices = (): Promise<readonly Device[]> => request('me/devices');
export const endDevice = (id: string): Promise<null> => request(`me/devices/${encode(id)}/end`, {});
/** From now on I go by this name, also at my tables where no game is on. */
export const changeName = (name: NewName): Promise<Me> => request('me/name', name);
export const forgetMe = (): Promise<null> => request('me/forget', {});

export function fetchReplay(table: string, game: number, seat: number | null): Promise<Replay> {
  const from = seat === null ? '' : `?seat=${seat}`;
  return request(`tables/${encode(table)}/games/${game}/replay${from}`);
}

/** Upload something too large for a move; the move then names it by the hash in the reply. */
export async function uploadBlob(table: string, bytes: BodyInit, seat: number): Promise<BlobInfo> {
  const headers = { ...SPOKEN, 'content-type': 'application/octet-stream' };
  const response = await fetch(`/api/tables/${encode(table)}/blobs?seat=${seat}`, {
    method: 'POST',
    headers,
    body: bytes,
  });
  if (!response.ok) throw new ApiError(await errorSentence(response), response.status);
  return (await response.json()) as BlobInfo;
}

/** What I have uploaded for the running game, latest last: a draft outlives a reload. */
export const fetchMyBlobs = (table: string): Promise<readonly BlobInfo[]> =>
  request(`tables/${encode(table)}/blobs`);

/** Fetch my own upload by its hash. The browser caches it. */
export const fetchBlob = (table: string, hash: string): Promise<ArrayBuffer> =>
  fetchBytes(`/api/tables/${encode(table)}/blobs/${encode(hash)}`);

/** Fetch an upload as everybody may see it: while a game goes on, its shape. The browser caches it. */
export const fetchShape = (table: string, hash: string): Promise<ArrayBuffer> =>
  fetchBytes(`/api/tables/${encode(table)}/blobs/${encode(hash)}/shape`);

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { headers: SPOKEN });
  if (!response.ok) throw new ApiError(await errorSentence(response), response.status);
  return response.arrayBuffer();
}

export const qrAddress = (table: string): string => `/api/tables/${encode(table)}/qr.svg`;
export const recordAddress = (table: string, game: number): string =>
  `/api/tables/${encode(table)}/games/${game}/record`;
