/** The reader's language, as the server has written it on the page, with the texts that it sent along. */
export const language: string = globalThis.document?.documentElement.lang || 'en';

/** Which way the page is written. Boards are drawn from left to right on every page. */
export const direction = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** For `Intl`. English in disguise is written as English. */
export const locale: string = /-X[AB]$/u.test(language) ? 'en' : language;
