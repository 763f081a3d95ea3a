import { language } from '../i18n/language';
import type {
  About,
  BlobInfo,
  Device,
  DeviceLink,
  DeviceOffer,
  Error as Problem,
  GameInfo,
  GamePackage,
  Home,
  MadeToken,
  Me,
  InvitationSetting,
  MyPage,
  NewInvitation,
  NewName,
  NewReport,
  NewSubscription,
  NewTable,
  NewToken,
  NewWebhook,
  OldSubscription,
  ProgramToken,
  PushInfo,
  Replay,
  TableLink,
  OperatorPage,
  WebhookInfo,
} from './protocol';

/** The server refused a request, with a sentence that can be shown. */
export class ApiError extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** The clause of the table's rules by which it was refused, if it was. */
    readonly clause: string | null = null,
  ) {
    super(sentence);
  }
}

/** What the server says is said in the language of the page. */
const SPOKEN = { 'accept-language': language };

async function request<Reply>(path: string, body?: unknown, method?: 'DELETE'): Promise<Reply> {
  return replyOf(await fetch(`/api/${path}`, { ...requestInit(body), ...(method ? { method } : {}) }));
}

async function replyOf<Reply>(response: Response): Promise<Reply> {
  if (!response.ok) throw await apiError(response);
  return (response.status === 204 ? null : await response.json()) as Reply;
}

function requestInit(body: unknown): RequestInit {
  if (body === undefined) return { headers: { ...SPOKEN, accept: 'application/json' } };
  const headers = { ...SPOKEN, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function apiError(response: Response): Promise<ApiError> {
  try {
    const { sentence, clause } = (await response.json()) as Problem;
    return new ApiError(sentence, response.status, clause);
  } catch {
    return new ApiError(response.statusText, response.status);
  }
}

const encode = encodeURIComponent;

export const fetchHome = (): Promise<Home> => request('home');
export const fetchAbout = (): Promise<About> => request('about');
/** A link to a table preloads it (server/http/preloads.py): the same address, and no headers. */
export const fetchGameInfo = async (game: string): Promise<GameInfo> =>
  replyOf(await fetch(`/api/games/${encode(game)}?lang=${language}`));
/** What a game of another package brings for the page. */
export const fetchGamePackage = (game: string): Promise<GamePackage> =>
  request(`games/${encode(game)}/package`);
export const createTable = (table: NewTable): Promise<TableLink> => request('tables', table);
/** The tables that anybody may join, as of now. */
export const fetchOpenTables = (): Promise<Home['open']> => request('tables/open');
/** A table of this game that waits for players, or a new one that others will find. */
export const playWithAnyone = (table: NewTable): Promise<TableLink> => request('tables/anyone', table);
/** From now on this browser may open tables, on a server where that needs a passphrase. */
export const enterPassphrase = (passphrase: string): Promise<null> => request('passphrase', { passphrase });
/** Tell the operator about somebody at this table. */
export const reportToOperator = (table: string, report: NewReport): Promise<null> =>
  request(`tables/${encode(table)}/report`, report);
export const fetchOperatorPage = (): Promise<OperatorPage> => request('operator');
export const signInOperator = (secret: string): Promise<null> => request('operator/sign-in', { secret });
/** One of the things that an operator can do, by its address. */
export const operatorAction = (path: string): Promise<null> => request(`operator/${path}`, {});
export const fetchTableByCode = (code: string): Promise<TableLink> => request(`codes/${encode(code)}`);
export const createDeviceLink = (): Promise<DeviceLink> => request('me/device', {});
/** Whom a device link would make of this browser. Asking does not use it up. */
export const fetchDeviceOffer = (token: string): Promise<DeviceOffer> => request(`move/${encode(token)}`);
/** From here on this browser is the guest of the link. */
export const acceptDeviceLink = (token: string): Promise<null> => request(`move/${encode(token)}`, {});
export const fetchDevices = (): Promise<readonly Device[]> => request('me/devices');
export const fetchTokens = (): Promise<readonly ProgramToken[]> => request('me/tokens');
/** A token for a program of mine; it is in this reply and nowhere else. */
export const makeToken = (wish: NewToken): Promise<MadeToken> => request('me/tokens', wish);
export const revokeToken = (id: string): Promise<null> => request(`me/tokens/${encode(id)}/revoke`, {});
export const endDevice = (id: string): Promise<null> => request(`me/devices/${encode(id)}/end`, {});
/** From now on I go by this name, also at my tables where no game is on. */
export const changeName = (name: NewName): Promise<Me> => request('me/name', name);
/** Everything that the server has stored about me, as a file. */
export async function fetchMyData(): Promise<Blob> {
  const response = await fetch('/api/me/data', { headers: SPOKEN });
  if (!response.ok) throw await apiError(response);
  return response.blob();
}
/** From my list alone; it is back when its next game begins. */
export const removeMyTable = (table: string): Promise<null> =>
  request(`me/tables/${encode(table)}`, undefined, 'DELETE');
export const fetchMyPage = (): Promise<MyPage> => request('me/page');
/** From my own page; it counts for me no longer. */
export const removeMyGame = (table: string, game: number): Promise<null> =>
  request(`me/games/${encode(table)}/${game}`, undefined, 'DELETE');
export const removeMyGames = (): Promise<null> => request('me/games', undefined, 'DELETE');
/** Those of them who want to be asked are told; nobody learns who that is. */
export const inviteToTable = (table: string, invitation: NewInvitation): Promise<null> =>
  request(`tables/${encode(table)}/invite`, invitation);
/** Whether people I have played with can invite me. */
export const fetchInvitationSetting = (): Promise<InvitationSetting> => request('me/invitations');
export const changeInvitationSetting = (wanted: boolean): Promise<InvitationSetting> =>
  request('me/invitations', { wanted });
export const fetchWebhook = (table: string): Promise<WebhookInfo> =>
  request(`tables/${encode(table)}/webhook`);
export const changeWebhook = (table: string, webhook: NewWebhook): Promise<WebhookInfo> =>
  request(`tables/${encode(table)}/webhook`, webhook);
export const fetchPushInfo = (): Promise<PushInfo> => request('push');
/** From now on this browser is told when it is my turn. */
export const sendSubscription = (subscription: NewSubscription): Promise<null> =>
  request('me/push', subscription);
export const withdrawSubscription = (subscription: OldSubscription): Promise<null> =>
  request('me/push/off', subscription);
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
  if (!response.ok) throw await apiError(response);
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
  if (!response.ok) throw await apiError(response);
  return response.arrayBuffer();
}

export const qrAddress = (table: string): string => `/api/tables/${encode(table)}/qr.svg`;
export const recordAddress = (table: string, game: number): string =>
  `/api/tables/${encode(table)}/games/${game}/record`;
