// Made by `huetable types` from what the server says at /openapi.json. Change that instead.

import type { Bytes, NoInput, Operation } from './operation.ts';
import type {
  About,
  BlobInfo,
  Device,
  DeviceLink,
  DeviceOffer,
  GameInfo,
  GamePackage,
  Home,
  InvitationSetting,
  MadeToken,
  Me,
  MyPage,
  NewInvitation,
  NewName,
  NewReport,
  NewSubscription,
  NewTable,
  NewToken,
  NewWebhook,
  OldSubscription,
  OpenTable,
  OperatorPage,
  OperatorSecret,
  Passphrase,
  ProgramToken,
  PushInfo,
  Replay,
  SeenConnection,
  TableLink,
  Version,
  WebhookInfo,
} from './protocol.ts';

/** The games, the tables I sit at, the open ones. */
export const fetchHome = 'GET /api/home' as Operation<{ readonly lang?: string }, Home>;
/** A game: its options, rules and texts. */
export const fetchGameInfo = 'GET /api/games/{game}' as Operation<{ readonly game: string; readonly lang?: string }, GameInfo>;
/** What a game of another package brings for the page. */
export const fetchGamePackage = 'GET /api/games/{game}/package' as Operation<{ readonly game: string; readonly lang?: string }, GamePackage>;
/** A file of such a game's screens, of whatever type its name says. */
export const fetchScreenFile = 'GET /games/{game}/{build}/{file}' as Operation<{ readonly game: string; readonly build: string; readonly file: string }, ArrayBuffer>;
/** Licences, ours and those of all packages. */
export const fetchAbout = 'GET /api/about' as Operation<NoInput, About>;
/** Open a table. */
export const createTable = 'POST /api/tables' as Operation<{ readonly body: NewTable }, TableLink>;
/** The tables that anybody may join. */
export const fetchOpenTables = 'GET /api/tables/open' as Operation<NoInput, readonly OpenTable[]>;
/** Find a table that waits for players, or open one that others can find. */
export const playWithAnyone = 'POST /api/tables/anyone' as Operation<{ readonly body: NewTable }, TableLink>;
/** Enter the operator's passphrase, where opening a table needs it. */
export const enterPassphrase = 'POST /api/passphrase' as Operation<{ readonly body: Passphrase }, null>;
/** The link of a table, by its code. */
export const fetchTableByCode = 'GET /api/codes/{code}' as Operation<{ readonly code: string }, TableLink>;
/** The invitation as a picture. */
export const fetchQrCode = 'GET /api/tables/{table}/qr.svg' as Operation<{ readonly table: string }, ArrayBuffer>;
/** The record of a finished game, as it is on disk. */
export const fetchRecord = 'GET /api/tables/{table}/games/{number}/record' as Operation<{ readonly table: string; readonly number: number }, ArrayBuffer>;
/** A finished game as a seat saw it, or a spectator. */
export const fetchReplay = 'GET /api/tables/{table}/games/{number}/replay' as Operation<{ readonly table: string; readonly number: number; readonly seat?: number }, Replay>;
/** Hand in what a move will refer to by its SHA-256. */
export const uploadBlob = 'POST /api/tables/{table}/blobs' as Operation<{ readonly table: string; readonly seat?: number; readonly body: Bytes }, BlobInfo>;
/** What I have handed in for the running game. */
export const fetchMyBlobs = 'GET /api/tables/{table}/blobs' as Operation<{ readonly table: string }, readonly BlobInfo[]>;
/** The bytes: my own, and everybody's when the game is over. */
export const fetchBlob = 'GET /api/tables/{table}/blobs/{hash}' as Operation<{ readonly table: string; readonly hash: string }, ArrayBuffer>;
/** What everybody may see of it. */
export const fetchShape = 'GET /api/tables/{table}/blobs/{hash}/shape' as Operation<{ readonly table: string; readonly hash: string }, ArrayBuffer>;
/** A PNG of it, where the game can draw one. */
export const fetchPicture = 'GET /api/tables/{table}/blobs/{hash}/picture' as Operation<{ readonly table: string; readonly hash: string }, ArrayBuffer>;
/** Tell those who want it about this table. */
export const inviteToTable = 'POST /api/tables/{table}/invite' as Operation<{ readonly table: string; readonly body: NewInvitation }, null>;
/** Tell the operator about somebody. */
export const reportToOperator = 'POST /api/tables/{table}/report' as Operation<{ readonly table: string; readonly body: NewReport }, null>;
/** Where the table posts whose turn it is. */
export const fetchWebhook = 'GET /api/tables/{table}/webhook' as Operation<{ readonly table: string }, WebhookInfo>;
/** Change where it posts. */
export const changeWebhook = 'POST /api/tables/{table}/webhook' as Operation<{ readonly table: string; readonly body: NewWebhook }, WebhookInfo>;
/** My name, face and results. */
export const fetchMe = 'GET /api/me' as Operation<NoInput, Me>;
/** My finished games, and the people I played with. */
export const fetchMyPage = 'GET /api/me/page' as Operation<NoInput, MyPage>;
/** Take a game off my page. */
export const removeMyGame = 'DELETE /api/me/games/{table}/{number}' as Operation<{ readonly table: string; readonly number: number }, null>;
/** Take all games off my page. */
export const removeMyGames = 'DELETE /api/me/games' as Operation<NoInput, null>;
/** Whether I want to be invited. */
export const fetchInvitationSetting = 'GET /api/me/invitations' as Operation<NoInput, InvitationSetting>;
/** Say whether I want to be invited. */
export const changeInvitationSetting = 'POST /api/me/invitations' as Operation<{ readonly body: InvitationSetting }, InvitationSetting>;
/** Everything that is stored about me. */
export const fetchMyData = 'GET /api/me/data' as Operation<NoInput, Readonly<Record<string, unknown>>>;
/** Take a table off my list. */
export const removeMyTable = 'DELETE /api/me/tables/{table}' as Operation<{ readonly table: string }, null>;
/** Change my name. */
export const changeName = 'POST /api/me/name' as Operation<{ readonly body: NewName }, Me>;
/** A link that makes another device me. */
export const createDeviceLink = 'POST /api/me/device' as Operation<NoInput, DeviceLink>;
/** My devices. */
export const fetchDevices = 'GET /api/me/devices' as Operation<NoInput, readonly Device[]>;
/** End a device's access. */
export const endDevice = 'POST /api/me/devices/{device}/end' as Operation<{ readonly device: string }, null>;
/** The tokens that I have made for programs. */
export const fetchTokens = 'GET /api/me/tokens' as Operation<NoInput, readonly ProgramToken[]>;
/** Make a token for a program; it is shown this once. */
export const makeToken = 'POST /api/me/tokens' as Operation<{ readonly body: NewToken }, MadeToken>;
/** Revoke a token. */
export const revokeToken = 'POST /api/me/tokens/{token}/revoke' as Operation<{ readonly token: string }, null>;
/** Whom such a link would make of this device. */
export const fetchDeviceOffer = 'GET /api/move/{token}' as Operation<{ readonly token: string }, DeviceOffer>;
/** Become that guest; only from our own page. */
export const acceptDeviceLink = 'POST /api/move/{token}' as Operation<{ readonly token: string }, null>;
/** The key that a browser subscribes with. */
export const fetchPushInfo = 'GET /api/push' as Operation<NoInput, PushInfo>;
/** Tell this browser when it is my turn. */
export const sendSubscription = 'POST /api/me/push' as Operation<{ readonly body: NewSubscription }, null>;
/** Don't tell it any more. */
export const withdrawSubscription = 'POST /api/me/push/off' as Operation<{ readonly body: OldSubscription }, null>;
/** Delete everything about me. */
export const forgetMe = 'POST /api/me/forget' as Operation<NoInput, null>;
/** Get the operator's cookie. */
export const signInOperator = 'POST /api/operator/sign-in' as Operation<{ readonly body: OperatorSecret }, null>;
/** Give it back. */
export const signOutOperator = 'POST /api/operator/sign-out' as Operation<NoInput, null>;
/** Tables, load, reports and bans. */
export const fetchOperatorPage = 'GET /api/operator' as Operation<NoInput, OperatorPage>;
/** Close a table for good. */
export const closeTable = 'POST /api/operator/tables/{table}/end' as Operation<{ readonly table: string }, null>;
/** Ban somebody from all tables. */
export const banPerson = 'POST /api/operator/tables/{table}/people/{person}/ban' as Operation<{ readonly table: string; readonly person: string }, null>;
/** Ban whom a report is about. */
export const banReported = 'POST /api/operator/reports/{report}/ban' as Operation<{ readonly report: string }, null>;
/** Delete a report. */
export const deleteReport = 'POST /api/operator/reports/{report}/done' as Operation<{ readonly report: string }, null>;
/** Lift a ban. */
export const liftBan = 'POST /api/operator/bans/{ban}/lift' as Operation<{ readonly ban: string }, null>;
/** Whether the process answers. */
export const fetchHealth = 'GET /healthz' as Operation<NoInput, Readonly<Record<string, boolean>>>;
/** Whether it can write moves down. */
export const fetchReadiness = 'GET /readyz' as Operation<NoInput, Readonly<Record<string, unknown>>>;
/** How busy it is, for Prometheus. */
export const fetchMetrics = 'GET /metrics' as Operation<NoInput, ArrayBuffer>;
/** Which Huetable this is. */
export const fetchVersion = 'GET /version' as Operation<NoInput, Version>;
/** How the server sees the connection that asks. */
export const fetchConnection = 'GET /api/connection' as Operation<NoInput, SeenConnection>;
/** This description. */
export const fetchOpenapi = 'GET /openapi.json' as Operation<NoInput, Readonly<Record<string, unknown>>>;
/** The description of the socket. */
export const fetchAsyncapi = 'GET /asyncapi.json' as Operation<NoInput, Readonly<Record<string, unknown>>>;
