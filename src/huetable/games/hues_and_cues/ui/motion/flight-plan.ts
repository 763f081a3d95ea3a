import { fieldNumber, pointsFor } from '../fields/fields';
import type { Event, Piece, Revealed, View } from '../types';

/** Where something can lie: at a player's face, on a square of the board, or in the middle of the board. */
export type Spot = { readonly seat: number } | { readonly field: string } | 'board';

/** One thing that flies. Times are parts of the step, from 0 to 1. */
export interface Flight {
  readonly what: 'piece' | 'points' | 'card';
  /** Whose it is. */
  readonly seat: number;
  readonly points: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
  readonly span: number;
}

/** A piece is on its square after this part of the step. */
export const LANDED = 0.72;

/** The points leave the pieces when the frame lies on the board. */
const LEAVE = 0.58;
const ARRIVE = 0.32;

/** What flies in this step. */
export function flightsFor(event: Event, { options, scores }: View): readonly Flight[] {
  switch (event.type) {
    case 'round_began':
      return options.young ? [] : [flight('card', event.giver, 'board', { seat: event.giver })];
    case 'placed':
      return [flight('piece', event.seat, { seat: event.seat }, { field: event.field }, { span: LANDED })];
    case 'revealed':
      return inTurn([...guessersPoints(event), ...giversPoints(event, scores.length)]);
    default:
      return [];
  }
}

function flight(
  what: Flight['what'],
  seat: number,
  from: Spot,
  to: Spot,
  more: Partial<Pick<Flight, 'points' | 'start' | 'span'>> = {},
): Flight {
  return { what, seat, from, to, points: 0, start: 0, span: 1, ...more };
}

const worth = ({ target }: Revealed, { field }: Piece): number =>
  pointsFor(fieldNumber(target), fieldNumber(field));

function guessersPoints(event: Revealed): readonly Flight[] {
  return event.pieces
    .filter((piece) => worth(event, piece) > 0)
    .map((piece) =>
      flight(
        'points',
        piece.seat,
        { field: piece.field },
        { seat: piece.seat },
        { points: worth(event, piece) },
      ),
    );
}

/** From each piece on the target or right next to it; nothing if objections took the giver's points. */
function giversPoints(event: Revealed, seats: number): readonly Flight[] {
  const { giver, pieces } = event;
  if ((event.points[giver] ?? 0) === 0) return [];
  return pieces
    .filter((piece) => worth(event, piece) > 1)
    .map(({ field }) => flight('points', giver, { field }, { seat: giver }, { points: seats === 3 ? 2 : 1 }));
}

/** One after the other, so that each can be followed. */
function inTurn(flights: readonly Flight[]): readonly Flight[] {
  const gap = (1 - LEAVE - ARRIVE) / Math.max(1, flights.length - 1);
  return flights.map((each, index) => ({ ...each, start: LEAVE + gap * index, span: ARRIVE }));
}
