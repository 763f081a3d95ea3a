import * as client from '@huetable/client';
import type { NewToken } from '@huetable/client';
import { ask } from './api';
import { server } from './server';

export const createDeviceLink = () => ask(client.createDeviceLink);
/** Whom a device link would make of this browser. Asking does not use it up. */
export const fetchDeviceOffer = (token: string) => ask(client.fetchDeviceOffer, { token });
/** From here on this browser is the guest of the link. */
export const acceptDeviceLink = (token: string) => ask(client.acceptDeviceLink, { token });
export const fetchDevices = () => ask(client.fetchDevices);
export const endDevice = (device: string) => ask(client.endDevice, { device });
export const fetchTokens = () => ask(client.fetchTokens);
/** A token for a program of mine; it is in this reply and nowhere else. */
export const makeToken = (body: NewToken) => ask(client.makeToken, { body });
export const revokeToken = (token: string) => ask(client.revokeToken, { token });
/** Everything that the server has stored about me, as a file. */
export const fetchMyData = async () => (await client.fetchResponse(server, client.fetchMyData)).blob();
export const forgetMe = () => ask(client.forgetMe);
export const fetchMyPage = () => ask(client.fetchMyPage);
/** From my own page; it counts for me no longer. */
export const removeMyGame = (table: string, number: number) => ask(client.removeMyGame, { table, number });
export const removeMyGames = () => ask(client.removeMyGames);
/** Whether people I have played with can invite me. */
export const fetchInvitationSetting = () => ask(client.fetchInvitationSetting);
export const changeInvitationSetting = (wanted: boolean) =>
  ask(client.changeInvitationSetting, { body: { wanted } });
