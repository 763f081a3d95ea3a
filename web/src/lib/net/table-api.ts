import * as client from '@huetable/client';
import type { NewReport, NewWebhook } from '@huetable/client';
import { ask } from './api';

/** Tell the operator about somebody at this table. */
export const reportToOperator = (table: string, body: NewReport) =>
  ask(client.reportToOperator, { table, body });
export const fetchWebhook = (table: string) => ask(client.fetchWebhook, { table });
export const changeWebhook = (table: string, body: NewWebhook) => ask(client.changeWebhook, { table, body });
