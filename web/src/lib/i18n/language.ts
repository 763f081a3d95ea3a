/** What the server has written on the page. A build has no page: there it is English. */
const { lang, dir, dataset } =
  'document' in globalThis ? document.documentElement : { lang: '', dir: '', dataset: {} as DOMStringMap };

/** The reader's language; the server sent its texts along. */
export const language: string = lang === '' ? 'en' : lang;

/** Which way the page is written. Boards are drawn from left to right on every page. */
export const direction = dir === 'rtl' ? 'rtl' : 'ltr';

/** Whether this server calls games by descriptive names. */
export const plainNames: boolean = dataset.names === 'plain';

/** Whether this server has signs of our own only, and not ColorADD's. */
export const neutralSigns: boolean = dataset.signs === 'neutral';

/** The reader's own kind of a language, such as "en-GB", where the browser names one: there, dates are written differently. */
export function localeOf(language: string, preferred: readonly string[]): string {
  // English in disguise is written as English.
  const written = /-X[AB]$/u.test(language) ? 'en' : language;
  return preferred.find((tag) => tag === written || tag.startsWith(`${written}-`)) ?? written;
}

/** For `Intl`. */
export const locale: string = localeOf(language, 'navigator' in globalThis ? navigator.languages : []);
