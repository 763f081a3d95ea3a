import type { Lesson } from '$lib/table/screens';
import type { Event, Move, View } from './types';

const may = (moves: readonly Move[], type: Move['type']): boolean => moves.some((move) => move.type === type);

/** Every situation of a game, what is asked of me before what merely happened. */
export const lessons: readonly Lesson<View, Move, Event>[] = [
  { clause: 'DYE-9', title: 'An order you can claim', when: ({ moves }) => may(moves, 'claim') },
  {
    clause: 'DYE-12',
    title: 'You hold the spoon',
    when: ({ view, seat }) => view.phase === 'name' && view.taster === seat,
  },
  { clause: 'DYE-4', title: 'A drop in secret', when: ({ moves }) => may(moves, 'pour') },
  { clause: 'DYE-2', title: 'Your orders', when: ({ view }) => view.round === 1 && view.orders.length > 0 },
  { clause: 'DYE-7', title: 'What colours the water', when: ({ view }) => view.phase === 'name' },
  { clause: 'DYE-10', title: 'What a claim is worth', when: ({ view }) => view.claimed.length > 0 },
  { clause: 'DYE-8', title: 'Clear water', when: ({ view }) => view.clears > 0 },
  { clause: 'DYE-18', title: 'The pot may spoil', when: ({ view }) => view.clears > 1 },
  { clause: 'DYE-16', title: 'The goal', when: ({ view }) => view.scores.some((score) => score > 0) },
  { clause: 'DYE-17', title: 'A full book', when: ({ view }) => view.book.length >= view.options.tints - 2 },
];
