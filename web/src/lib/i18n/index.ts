import { en, type Texts } from './en';

export { count, formatDate, formatDay, listed, formatNumber } from './en';
export type { Texts };

/** Every text of the page itself. Another language is another file of this shape, chosen here. */
export const text: Texts = en;
