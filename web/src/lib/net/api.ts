import * as client from '@huetable/client';
import type { InputArgument, NewInvitation, NewName, NewTable, Operation } from '@huetable/client';
import { server } from './server';

export { ApiError } from '@huetable/client';

/**
 * Ask our server. The page's requests are the client's operations, with what the page knows put in. Those of the home page, and
 * of several others, are here; the rest are in files beside it, so that the home page doesn't carry them.
 */
export const ask = <Input, Answer>(operation: Operation<Input, Answer>, ...input: InputArgument<Input>) =>
  client.call(server, operation, ...input);

export const fetchHome = () => ask(client.fetchHome);
export const fetchAbout = () => ask(client.fetchAbout);
/** A link to a table preloads it (server/http/preloads.py): the same address, and no headers. */
export const fetchGameInfo = (game: string) => ask(client.fetchGameInfo, { game, lang: server.language });
/** What a game of another package brings for the page. */
export const fetchGamePackage = (game: string) => ask(client.fetchGamePackage, { game });
export const createTable = (body: NewTable) => ask(client.createTable, { body });
/** The tables that anybody may join, as of now. */
export const fetchOpenTables = () => ask(client.fetchOpenTables);
/** A table of this game that waits for players, or a new one that others will find. */
export const playWithAnyone = (body: NewTable) => ask(client.playWithAnyone, { body });
/** From now on this browser may open tables, on a server where that needs a passphrase. */
export const enterPassphrase = (passphrase: string) => ask(client.enterPassphrase, { body: { passphrase } });
export const fetchTableByCode = (code: string) => ask(client.fetchTableByCode, { code });
/** Those of them who want to be asked are told; nobody learns who that is. */
export const inviteToTable = (table: string, body: NewInvitation) =>
  ask(client.inviteToTable, { table, body });
/** From now on I go by this name, also at my tables where no game is on. */
export const changeName = (body: NewName) => ask(client.changeName, { body });
/** From my list alone; it is back when its next game begins. */
export const removeMyTable = (table: string) => ask(client.removeMyTable, { table });
export const fetchReplay = (table: string, number: number, seat: number | null) =>
  ask(client.fetchReplay, { table, number, ...(seat === null ? {} : { seat }) });
export const recordAddress = (table: string, number: number) =>
  client.addressOf(server, client.fetchRecord, { table, number });
export const qrAddress = (table: string) => client.addressOf(server, client.fetchQrCode, { table });
