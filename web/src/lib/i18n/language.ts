/** The reader's language, as the server has written it on the page, with the texts that it sent along. */
export const language: string = globalThis.document?.documentElement.lang || 'en';

/** For `Intl`. English in disguise is written as English. */
export const locale: string = /-X[AB]$/u.test(language) ? 'en' : language;
