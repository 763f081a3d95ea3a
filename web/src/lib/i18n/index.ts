import { en, type Texts } from './en';

export { count, formatDate, listed, formatNumber } from './en';
export type { Texts };

/** Every word that the shell says. A second language is a second file of this shape, chosen here. */
export const text: Texts = en;
