import * as client from '@huetable/client';
import type { NewSubscription, OldSubscription } from '@huetable/client';
import { ask } from './api';

export const fetchPushInfo = () => ask(client.fetchPushInfo);
/** From now on this browser is told when it is my turn. */
export const sendSubscription = (body: NewSubscription) => ask(client.sendSubscription, { body });
export const withdrawSubscription = (body: OldSubscription) => ask(client.withdrawSubscription, { body });
