import type { ObservationOf, Tip } from '$lib/table/screens';
import { colourNames } from './text';
import type { Event, Move, View } from './types';

/*
 * Parts of the screen that tips point at, beside those of the page:
 * board (the pot and the drops), hand (the orders), input (the bottles, or the form of the taster), book.
 */

type Observation = ObservationOf<View, Move>;

/** The water may stay clear this often before the pot is spoiled. */
const SPOILS = 4;

const may =
  (type: Move['type']) =>
  ({ moves }: Observation): boolean =>
    moves.some((move) => move.type === type);
const stayedClear = ({ view }: Observation): boolean =>
  view.phase === 'pour' && view.drops.length > 0 && view.colour === 'clear';

/** What the player has to do comes before what has happened. */
export const tips: readonly Tip<View, Move, Event>[] = [
  {
    id: 'claim',
    clause: 'DYE-9',
    part: 'hand',
    when: may('claim'),
    values: ({ view }) => ({ colour: colourNames[view.colour] }),
  },
  {
    id: 'taster',
    clause: 'DYE-12',
    part: 'input',
    when: ({ view, seat }) => view.phase === 'name' && view.taster === seat,
  },
  { id: 'pour', clause: 'DYE-4', part: 'input', when: may('pour') },
  {
    id: 'orders',
    clause: 'DYE-2',
    part: 'hand',
    when: ({ view }) => view.round === 1 && view.phase === 'pour' && view.orders.length > 0,
  },
  { id: 'colour', clause: 'DYE-7', part: 'board', when: ({ view }) => view.phase === 'name' },
  {
    id: 'points',
    clause: 'DYE-10',
    part: ({ view }) => `player:${view.claimed[0] ?? 0}`,
    when: ({ view }) => view.phase === 'name' && view.claimed.length > 0,
  },
  { id: 'clear', clause: 'DYE-8', part: 'board', when: stayedClear },
  {
    id: 'spoil',
    clause: 'DYE-18',
    part: 'board',
    when: (observation) => stayedClear(observation) && observation.view.clears > 1,
    values: ({ view }) => ({ left: SPOILS - view.clears }),
  },
  {
    id: 'goal',
    clause: 'DYE-16',
    part: 'score',
    when: ({ view }) => view.phase === 'pour' && view.scores.some((score) => score > 0),
    values: ({ view }) => ({ goal: view.options.goal }),
  },
  {
    id: 'book',
    clause: 'DYE-17',
    part: 'book',
    when: ({ view }) => view.phase === 'pour' && view.book.length >= view.options.tints - 2,
    values: ({ view }) => ({ tints: view.options.tints }),
  },
];
