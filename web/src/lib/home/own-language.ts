import type { GameCard } from '../net/protocol';

/** The options of a new table, with the language of this page for a game whose words can be played in it. */
export function inOwnLanguage(card: GameCard, options: GameCard['quick']): GameCard['quick'] {
  const language = document.documentElement.lang.slice(0, 2);
  return card.languages.includes(language) ? { ...options, language } : options;
}
