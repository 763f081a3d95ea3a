import type { Tip, ObservationOf } from '$lib/table/screens';
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

/** One tip for each situation of a match. Decisions I have to make come before events. */
export const tips: readonly Tip<View, Move, Event>[] = [
  {
    id: 'somebodyHasNotCalled',
    clause: 'UNO-29',
    part: 'status',
    when: ({ view, seat }) => view.watch.exposed.some((exposure) => exposure.seat !== seat),
  },
  { id: 'believeItOrChallenge', clause: 'UNO-23', part: 'status', when: mine('challenge') },
  { id: 'stacking', clause: 'UNO-54', part: 'status', when: mine('stack') },
  { id: 'aWildCardToBeginWith', clause: 'UNO-8', part: 'status', when: mine('colour') },
  { id: 'aTextToHonour', clause: 'UNO-51', part: 'status', when: mine('honour') },
  { id: 'theCardYouDrew', clause: 'UNO-15', part: 'status', when: mine('drawn') },
  {
    id: 'oneCardLeftUno',
    clause: 'UNO-28',
    part: 'status',
    when: (observation) => may('uno')(observation) || mayPlay((move) => move.call === 'uno')(observation),
  },
  {
    id: 'jumpIn',
    clause: 'UNO-55',
    part: 'status',
    when: (observation) => !myTurn(observation) && may('play')(observation),
  },
  {
    id: 'aCardThatFits',
    clause: 'UNO-10',
    part: 'status',
    when: (observation) => mine('turn')(observation) && mayPlay(({ card }) => !isWild(card))(observation),
  },
  {
    id: 'nothingFits',
    clause: 'UNO-14',
    part: 'status',
    when: (observation) => mine('turn')(observation) && may('draw')(observation) && !may('play')(observation),
  },
  { id: 'aWildCard', clause: 'UNO-12', part: 'status', when: mayPlay(({ card }) => card === 'w') },
  {
    id: 'wildDrawFourHonestOrNot',
    clause: 'UNO-22',
    part: 'status',
    when: mayPlay(({ card }) => card === 'w4'),
  },
  {
    id: 'aHouseRule',
    clause: 'UNO-42',
    part: 'status',
    when: (observation) =>
      lies('wc')(observation) || mayPlay(({ card }) => markOf(card) === 'wc')(observation),
  },
  { id: 'aHandYouHaveSeen', clause: 'UNO-24', part: 'status', when: ({ view }) => view.looks.length > 0 },
  {
    id: 'aBluffThatWasCalled',
    clause: 'UNO-25',
    part: 'status',
    when: ({ view: { news: last } }) => last.type === 'challenged' && last.guilty,
  },
  {
    id: 'aChallengeThatFailed',
    clause: 'UNO-26',
    part: 'status',
    when: ({ view: { news: last } }) => last.type === 'challenged' && !last.guilty,
  },
  { id: 'aDispute', clause: 'UNO-52', part: 'status', when: ({ view }) => view.watch.dispute !== null },
  { id: 'drawTwo', clause: 'UNO-19', part: 'status', when: lies('+2') },
  { id: 'skip', clause: 'UNO-20', part: 'status', when: lies('s') },
  { id: 'reverse', clause: 'UNO-21', part: 'status', when: lies('r') },
  {
    id: 'sevensAndZeros',
    clause: 'UNO-56',
    part: 'status',
    when: (observation) =>
      observation.view.options.seven_zero && (lies('7')(observation) || lies('0')(observation)),
  },
  { id: 'thePileWasEmpty', clause: 'UNO-16', part: 'status', when: news('reshuffled') },
  {
    id: 'whatARoundIsWorth',
    clause: 'UNO-36',
    part: 'status',
    when: ({ view }) => view.phase === 'round_over' || view.phase === 'over',
  },
  {
    id: 'theGoal',
    clause: 'UNO-38',
    part: 'status',
    when: ({ view }) => view.phase === 'round_over' && view.options.scoring === 'winner',
  },
  {
    id: 'countingLeftovers',
    clause: 'UNO-39',
    part: 'status',
    when: ({ view }) => view.phase === 'round_over' && view.options.scoring === 'leftover',
  },
];
