import type { Result } from '../../net/protocol';

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
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
