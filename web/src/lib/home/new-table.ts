import { me } from '../me/me.svelte';
import type { GameCard, NewTable } from '../net/protocol';
import { inOwnLanguage } from './own-language';

/** What a player asks for who opens a table: as themselves, with words in their own language. */
export function newTable(card: GameCard, bots: readonly string[], options: GameCard['quick'] = {}): NewTable {
  const mine = { name: me.name, colour: me.colour, face: me.face };
  return { game: card.id, ...mine, options: inOwnLanguage(card, options), bots };
}
