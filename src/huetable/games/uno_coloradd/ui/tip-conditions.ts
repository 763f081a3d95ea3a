import type { ObservationOf } from '$lib/table/screens';
import { isExposed, seatsInPlay } from './board/seats';
import { markOf, type Mark } from './cards/cards';
import type { Event, Move, Play, View } from './types';

/** When a tip applies: small questions about a position, to be put together. */
export type Observation = ObservationOf<View, Move>;
export type Condition = (observation: Observation, events: readonly Event[]) => boolean;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (observation, events) =>
    conditions.every((condition) => condition(observation, events));

export const not =
  (condition: Condition): Condition =>
  (observation, events) =>
    !condition(observation, events);

export const myTurn: Condition = ({ seat, view }) => seatsInPlay(view) && seat === view.turn;

/** I have to decide something in this phase. */
export const asked = (phase: View['phase']): Condition => all(myTurn, ({ view }) => view.phase === phase);

export const may =
  (type: Move['type']): Condition =>
  ({ moves }) =>
    moves.some((move) => move.type === type);

export const mayPlay =
  (which: (move: Play) => boolean): Condition =>
  ({ moves }) =>
    moves.some((move) => move.type === 'play' && which(move));

/** Somebody has not called, and I may catch them. */
export const mayCatch: Condition = ({ moves, view }) =>
  moves.some((move) => move.type === 'catch' && isExposed(view.watch, move.target));

/** The last card played in this round has this mark, and lies on top. */
export const played =
  (...marks: readonly Mark[]): Condition =>
  ({ view: { last_play: play, discard } }) =>
    play !== null && play.card === discard.at(-1) && marks.includes(markOf(play.card));

export const agreed =
  (option: 'seven_zero' | 'stacking'): Condition =>
  ({ view }) =>
    view.options[option];

export const happened =
  (which: (event: Event, seat: number | null) => boolean): Condition =>
  ({ seat }, events) =>
    events.some((event) => which(event, seat));

/** A round of a match has been counted. A single round has no score to explain. */
export const counted =
  (scoring: View['options']['scoring']): Condition =>
  ({ view: { phase, options, match } }) =>
    phase === 'round_over' &&
    options.goal > 0 &&
    options.scoring === scoring &&
    match.result !== null &&
    match.result.winner !== null;
