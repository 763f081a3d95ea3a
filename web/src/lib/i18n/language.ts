/** What the server has written on the page. A build has no page: there it is English. */
const { lang, dir } = 'document' in globalThis ? document.documentElement : { lang: '', dir: '' };

/** The reader's language; the server sent its texts along. */
export const language: string = lang === '' ? 'en' : lang;

/** Which way the page is written. Boards are drawn from left to right on every page. */
export const direction = dir === 'rtl' ? 'rtl' : 'ltr';

/** For `Intl`. English in disguise is written as English. */
export const locale: string = /-X[AB]$/u.test(language) ? 'en' : language;
