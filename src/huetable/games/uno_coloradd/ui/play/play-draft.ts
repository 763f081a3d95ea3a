import type { Card, Colour, Move, Play } from '../types';

/** A card I want to play, with its colour and target as far as they are decided. */
export interface PlayDraft {
  readonly card: Card;
  readonly colour?: Colour;
  readonly target?: number;
}

function waysToPlay(moves: readonly Move[], card: Card): readonly Play[] {
  return moves.filter((move) => move.type === 'play').filter((move) => move.card === card);
}

/** The cards that may be played now, each once. */
export function playableCards(moves: readonly Move[]): ReadonlySet<Card> {
  return new Set(moves.filter((move) => move.type === 'play').map((move) => move.card));
}

/** The moves that fit what is decided so far. */
function matchingPlays(moves: readonly Move[], draft: PlayDraft): readonly Play[] {
  return waysToPlay(moves, draft.card).filter(
    (way) =>
      (draft.colour === undefined || way.colour === draft.colour) &&
      (draft.target === undefined || way.target === draft.target),
  );
}

/** What to ask next: a wild card's colour, then its target. */
export function nextQuestion(moves: readonly Move[], draft: PlayDraft): 'colour' | 'target' | null {
  const ways = matchingPlays(moves, draft);
  if (draft.colour === undefined && ways.some((way) => way.colour)) return 'colour';
  if (draft.target === undefined && ways.some((way) => typeof way.target === 'number')) return 'target';
  return null;
}

export function possibleTargets(moves: readonly Move[], draft: PlayDraft): readonly number[] {
  const seats = matchingPlays(moves, draft).map((way) => way.target);
  return [...new Set(seats.filter((seat) => typeof seat === 'number'))];
}

/** The move, once everything is decided; with the UNO call if it is wanted and allowed. */
export function completedPlay(moves: readonly Move[], draft: PlayDraft, call: boolean): Play | null {
  if (nextQuestion(moves, draft) !== null) return null;
  const ways = matchingPlays(moves, draft);
  const calling = call ? ways.find((way) => way.call === 'uno') : undefined;
  return calling ?? ways.find((way) => !way.call) ?? null;
}
