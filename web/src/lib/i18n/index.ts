import catalogue from './en.json?text';
import { en } from './en';
import type { Texts as Catalogue } from './text-types';

export { capitalized, count, formatDate, formatDay, listed, formatNumber } from './formats';
export type Texts = typeof en & Catalogue;

/** Every text of the page itself. Another language is another catalogue, chosen here. */
export const text: Texts = { ...en, ...(catalogue as Catalogue) };
