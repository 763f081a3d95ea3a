import type { Card, Colour, Move, Play } from './types';

/** What has been decided about a card that is about to be played. */
export interface Wish {
  readonly card: Card;
  readonly colour?: Colour;
  readonly target?: number;
}

function waysToPlay(moves: readonly Move[], card: Card): readonly Play[] {
  return moves.filter((move) => move.type === 'play').filter((move) => move.card === card);
}

/** The cards that may be played now, each once. */
export function playable(moves: readonly Move[]): ReadonlySet<Card> {
  return new Set(moves.filter((move) => move.type === 'play').map((move) => move.card));
}

/** The ways that are still open after what has been decided. */
export function open(moves: readonly Move[], wish: Wish): readonly Play[] {
  return waysToPlay(moves, wish.card).filter(
    (way) =>
      (wish.colour === undefined || way.colour === wish.colour) &&
      (wish.target === undefined || way.target === wish.target),
  );
}

/** What has to be decided next: a wild card's colour, then the player it acts on. */
export function question(moves: readonly Move[], wish: Wish): 'colour' | 'target' | null {
  const ways = open(moves, wish);
  if (wish.colour === undefined && ways.some((way) => way.colour)) return 'colour';
  if (wish.target === undefined && ways.some((way) => typeof way.target === 'number')) return 'target';
  return null;
}

export function targets(moves: readonly Move[], wish: Wish): readonly number[] {
  const seats = open(moves, wish).map((way) => way.target);
  return [...new Set(seats.filter((seat) => typeof seat === 'number'))];
}

/** The move, when everything is decided. A call goes with it where it is wanted and may be made. */
export function settle(moves: readonly Move[], wish: Wish, call: boolean): Play | null {
  if (question(moves, wish) !== null) return null;
  const ways = open(moves, wish);
  const calling = call ? ways.find((way) => way.call === 'uno') : undefined;
  return calling ?? ways.find((way) => !way.call) ?? null;
}
