import type { Server } from '@huetable/client';
import { language } from '../i18n/language';

/** The server that this page is from. What it says is said in the language of the page. */
export const server: Server = { address: '', language };
