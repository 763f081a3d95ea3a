import type { GameCard, Result } from '../../net/protocol';

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
}

/** Whether the game counts points in this ending. */
export function hasPoints(
  { unscored_endings: unscored }: Pick<GameCard, 'unscored_endings'>,
  { ending }: Result,
) {
  return !unscored.includes(ending);
}

/** Seats in order. Winners come first whatever their scores; equal seats share a place. */
export function ranking({ winners, scores }: Result): readonly Rank[] {
  const order = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  let place = 0;
  return order.map((rank, index) => {
    const before = order[index - 1];
    if (before?.won !== rank.won || before.score !== rank.score) place = index + 1;
    return { ...rank, place };
  });
}
