/** The name of a word's button as a part of the screen; names of parts have no spaces. */
export const wordPart = (word: string): string => `word:${word.replaceAll(' ', '-')}`;
