/** The types of the client, for everything that shows them. */
export { VERSION } from '@huetable/client';
export type * from '@huetable/client';
