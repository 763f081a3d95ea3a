import { language as readersLanguage } from '$lib/i18n/language';

/** Whether a table plays in another language than the page speaks. */
export const isForeign = (language: string): boolean => !readersLanguage.startsWith(language);
