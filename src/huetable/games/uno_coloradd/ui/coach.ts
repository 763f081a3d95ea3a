import type { Lesson, ObservationOf } from '$lib/table/screens';
import { isWild, markOf, type Mark } from './cards/cards';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const myTurn = ({ seat, view }: Observation): boolean => seat === view.turn && view.watch.dispute === null;
const mine =
  (phase: View['phase']) =>
  (observation: Observation): boolean =>
    myTurn(observation) && observation.view.phase === phase;
const may =
  (type: Move['type']) =>
  ({ moves }: Observation): boolean =>
    moves.some((move) => move.type === type);
const mayPlay =
  (what: (move: Extract<Move, { type: 'play' }>) => boolean) =>
  ({ moves }: Observation): boolean =>
    moves.some((move) => move.type === 'play' && what(move));
const news =
  (type: Event['type']) =>
  ({ view }: Observation): boolean =>
    view.news.type === type;
/** The last card played, by whomever. */
const lies =
  (mark: Mark) =>
  ({ view }: Observation): boolean =>
    view.last_play !== null && markOf(view.last_play.card) === mark;

/** One lesson for each situation of a match. Decisions I have to make come before events. */
export const lessons: readonly Lesson<View, Move, Event>[] = [
  {
    clause: 'UNO-29',
    title: 'Somebody has not called',
    when: ({ view, seat }) => view.watch.exposed.some((exposure) => exposure.seat !== seat),
  },
  { clause: 'UNO-23', title: 'Believe it, or challenge', when: mine('challenge') },
  { clause: 'UNO-54', title: 'Stacking', when: mine('stack') },
  { clause: 'UNO-8', title: 'A wild card to begin with', when: mine('colour') },
  { clause: 'UNO-51', title: 'A text to honour', when: mine('honour') },
  { clause: 'UNO-15', title: 'The card you drew', when: mine('drawn') },
  {
    clause: 'UNO-28',
    title: 'One card left: UNO!',
    when: (observation) => may('uno')(observation) || mayPlay((move) => move.call === 'uno')(observation),
  },
  {
    clause: 'UNO-55',
    title: 'Jump in',
    when: (observation) => !myTurn(observation) && may('play')(observation),
  },
  {
    clause: 'UNO-10',
    title: 'A card that fits',
    when: (observation) => mine('turn')(observation) && mayPlay(({ card }) => !isWild(card))(observation),
  },
  {
    clause: 'UNO-14',
    title: 'Nothing fits',
    when: (observation) => mine('turn')(observation) && may('draw')(observation) && !may('play')(observation),
  },
  { clause: 'UNO-12', title: 'A wild card', when: mayPlay(({ card }) => card === 'w') },
  { clause: 'UNO-22', title: 'Wild Draw Four, honest or not', when: mayPlay(({ card }) => card === 'w4') },
  {
    clause: 'UNO-42',
    title: 'A house rule',
    when: (observation) =>
      lies('wc')(observation) || mayPlay(({ card }) => markOf(card) === 'wc')(observation),
  },
  { clause: 'UNO-24', title: 'A hand you have seen', when: ({ view }) => view.looks.length > 0 },
  {
    clause: 'UNO-25',
    title: 'A bluff that was called',
    when: ({ view: { news: last } }) => last.type === 'challenged' && last.guilty,
  },
  {
    clause: 'UNO-26',
    title: 'A challenge that failed',
    when: ({ view: { news: last } }) => last.type === 'challenged' && !last.guilty,
  },
  { clause: 'UNO-52', title: 'A dispute', when: ({ view }) => view.watch.dispute !== null },
  { clause: 'UNO-19', title: 'Draw Two', when: lies('+2') },
  { clause: 'UNO-20', title: 'Skip', when: lies('s') },
  { clause: 'UNO-21', title: 'Reverse', when: lies('r') },
  {
    clause: 'UNO-56',
    title: 'Sevens and zeros',
    when: (observation) =>
      observation.view.options.seven_zero && (lies('7')(observation) || lies('0')(observation)),
  },
  { clause: 'UNO-16', title: 'The pile was empty', when: news('reshuffled') },
  {
    clause: 'UNO-36',
    title: 'What a round is worth',
    when: ({ view }) => view.phase === 'round_over' || view.phase === 'over',
  },
  {
    clause: 'UNO-38',
    title: 'The goal',
    when: ({ view }) => view.phase === 'round_over' && view.options.scoring === 'winner',
  },
  {
    clause: 'UNO-39',
    title: 'Counting leftovers',
    when: ({ view }) => view.phase === 'round_over' && view.options.scoring === 'leftover',
  },
];
