import type { GameCard } from '../net/protocol';

/** The level of the bots in a quick game: the middle one, neither too easy nor too hard. */
export function middleLevel(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}

/** How many bots a quick game gets: enough for four players, within the game's limits. */
export function botsFor(card: GameCard): number {
  const [least, most] = card.seats;
  return Math.max(least, Math.min(4, most)) - 1;
}
