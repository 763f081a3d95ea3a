import * as client from '@huetable/client';
import { ask } from './api';

export const fetchOperatorPage = () => ask(client.fetchOperatorPage);
export const signInOperator = (secret: string) => ask(client.signInOperator, { body: { secret } });
export const signOutOperator = () => ask(client.signOutOperator);
export const closeTable = (table: string) => ask(client.closeTable, { table });
export const banPerson = (table: string, person: string) => ask(client.banPerson, { table, person });
export const banReported = (report: string) => ask(client.banReported, { report });
export const deleteReport = (report: string) => ask(client.deleteReport, { report });
export const liftBan = (ban: string) => ask(client.liftBan, { ban });
