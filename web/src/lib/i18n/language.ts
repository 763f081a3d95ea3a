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

/** For `Intl`. English in disguise is written as English. */
export const locale: string = /-X[AB]$/u.test(language) ? 'en' : language;
