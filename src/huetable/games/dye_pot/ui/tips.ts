import type { Tip } from '$lib/table/screens';
import type { Event, Move, View } from './types';

const may = (moves: readonly Move[], type: Move['type']): boolean => moves.some((move) => move.type === type);

/** Every situation of a game, what is asked of me before what merely happened. */
export const tips: readonly Tip<View, Move, Event>[] = [
  { id: 'anOrderYouCanClaim', clause: 'DYE-9', part: 'status', when: ({ moves }) => may(moves, 'claim') },
  {
    id: 'youHoldTheSpoon',
    clause: 'DYE-12',
    part: 'status',
    when: ({ view, seat }) => view.phase === 'name' && view.taster === seat,
  },
  { id: 'aDropInSecret', clause: 'DYE-4', part: 'status', when: ({ moves }) => may(moves, 'pour') },
  {
    id: 'yourOrders',
    clause: 'DYE-2',
    part: 'status',
    when: ({ view }) => view.round === 1 && view.orders.length > 0,
  },
  { id: 'whatColoursTheWater', clause: 'DYE-7', part: 'status', when: ({ view }) => view.phase === 'name' },
  { id: 'whatAClaimIsWorth', clause: 'DYE-10', part: 'status', when: ({ view }) => view.claimed.length > 0 },
  { id: 'clearWater', clause: 'DYE-8', part: 'status', when: ({ view }) => view.clears > 0 },
  { id: 'thePotMaySpoil', clause: 'DYE-18', part: 'status', when: ({ view }) => view.clears > 1 },
  {
    id: 'theGoal',
    clause: 'DYE-16',
    part: 'status',
    when: ({ view }) => view.scores.some((score) => score > 0),
  },
  {
    id: 'aFullBook',
    clause: 'DYE-17',
    part: 'status',
    when: ({ view }) => view.book.length >= view.options.tints - 2,
  },
];
