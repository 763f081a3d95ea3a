import { afterEach, expect, it } from 'vitest';
import type { GameCard } from '../net/protocol';
import { inOwnLanguage } from './own-language';

const words = { languages: ['en', 'es'] } as unknown as GameCard;
const cards = { languages: [] } as unknown as GameCard;

afterEach(() => {
  document.documentElement.lang = 'en';
});

it('proposes the language of the page for a game of words that knows it', () => {
  document.documentElement.lang = 'es-MX';
  expect(inOwnLanguage(words, { young: true })).toEqual({ young: true, language: 'es' });
  expect(inOwnLanguage(cards, {})).toEqual({});
  document.documentElement.lang = 'fr';
  expect(inOwnLanguage(words, {})).toEqual({});
});
