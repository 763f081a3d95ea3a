import { markOf } from '../cards/cards';
import type { Event, View } from '../types';

/**
 * What the first card of a game has done to the player after the dealer. The table sends no events for it, because
 * the game begins with it; those of later rounds are in the log.
 */
export function firstCardEvents({ news, match, counts, direction }: View): readonly Event[] {
  if (news.type !== 'round_began' || match.round > 1) return [];
  const seat = (match.dealer + 1) % counts.length;
  switch (markOf(news.first)) {
    case '+2':
      return [
        { type: 'drew', seat, cards: 2, why: 'two' },
        { type: 'skipped', seat },
      ];
    case 's':
      return [{ type: 'skipped', seat }];
    case 'r':
      return counts.length === 2 ? [{ type: 'skipped', seat }] : [{ type: 'reversed', direction }];
    default:
      return [];
  }
}
