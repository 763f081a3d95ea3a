import { markOf } from '../cards/cards';
import type { Card, Event, View } from '../types';

/**
 * What the first card of a game has done to the player after the dealer. The table sends no events for it, because
 * the game begins with it; those of later rounds are in the log.
 */
export function firstCardEvents({ news, match, counts }: View): readonly Event[] {
  if (news.type !== 'round_began' || match.round > 1) return [];
  return effectOf(news.first, match.dealer, counts.length);
}

export function effectOf(first: Card, dealer: number, players: number): readonly Event[] {
  const seat = (dealer + 1) % players;
  switch (markOf(first)) {
    case '+2':
      return [
        { type: 'drew', seat, cards: 2, why: 'two' },
        { type: 'skipped', seat },
      ];
    case 's':
      return [{ type: 'skipped', seat }];
    case 'r':
      return players === 2 ? [{ type: 'skipped', seat }] : [{ type: 'reversed', direction: -1 }];
    default:
      return [];
  }
}
