import type { Tip } from '$lib/table/screens';
import { isWild, markOf } from './cards/cards';
import { handsToSee } from './hand/hands-to-see';
import { isBluff } from './play/why-not';
import { colourNames } from './text';
import {
  agreed,
  all,
  asked,
  counted,
  happened,
  may,
  mayCatch,
  mayPlay,
  myTurn,
  not,
  played,
  type Observation,
} from './tip-conditions';
import type { Event, Move, View } from './types';

/*
 * The named parts of UNO's screen:
 *
 * hand, card:CARD, drawn-card        my cards, and the one I just drew
 * draw-pile, discard-pile, colour    the middle of the table; the current colour
 * direction                          the ring of arrows around the piles
 * action:MOVE, play-button           the buttons below the hand; MOVE is a type of move
 * call-uno                           the switch that calls UNO with the next card
 * called-uno                         the same once it is ticked
 * colours, colour:COLOUR             the choice of a colour
 * house-rules                        the button that shows the house rules
 * seen-hands, seen-hand              the buttons for hands that I have seen; such a hand
 * round-result, scores               between rounds: who went out; the bars of the match
 */

const colour = ({ view }: Observation): string => (view.colour === null ? '' : colourNames[view.colour]);
const cards = ({ view }: Observation): number => view.threat.cards;

/** The seat that draws after a challenge. */
const loser = ({ view: { news } }: Observation): string => {
  if (news.type !== 'challenged') return 'players';
  return `player:${news.guilty ? news.bluffer : news.seat}`;
};

/** What I have to do with a challenge. */
const role = ({ seat, view: { news } }: Observation): string => {
  if (news.type !== 'challenged') return 'other';
  return seat === news.seat ? 'challenger' : seat === news.bluffer ? 'bluffer' : 'other';
};

/** One tip for each situation that puzzles a newcomer. What is over soon comes first, then my own decisions. */
export const tips: readonly Tip<View, Move, Event>[] = [
  { id: 'callNow', clause: 'UNO-28', part: 'action:uno', urgent: true, when: may('uno') },
  { id: 'catch', clause: 'UNO-29', part: 'action:catch', urgent: true, when: mayCatch },
  {
    id: 'challenge',
    clause: 'UNO-23',
    part: 'action:challenge',
    urgent: true,
    when: all(asked('challenge'), ({ view }) => view.threat.before !== null),
    values: ({ view }) => ({
      cards: view.threat.cards,
      colour: view.threat.before === null ? '' : colourNames[view.threat.before],
    }),
  },
  {
    id: 'stack',
    clause: 'UNO-54',
    part: 'hand',
    urgent: true,
    when: all(asked('stack'), may('play')),
    values: (observation) => ({ cards: cards(observation) }),
  },
  {
    id: 'take',
    clause: 'UNO-54',
    part: 'action:accept',
    urgent: true,
    when: all(asked('stack'), not(may('play'))),
    values: (observation) => ({ cards: cards(observation) }),
  },
  { id: 'firstColour', clause: 'UNO-8', part: 'colours', when: asked('colour') },
  { id: 'honour', clause: 'UNO-51', part: 'action:done', when: asked('honour') },
  { id: 'drawn', clause: 'UNO-15', part: 'drawn-card', when: asked('drawn') },
  { id: 'pass', clause: 'UNO-17', part: 'action:pass', when: may('pass') },
  {
    id: 'callWith',
    clause: 'UNO-28',
    part: 'call-uno called-uno',
    urgent: true,
    when: all(
      asked('turn'),
      mayPlay(({ call }) => call === 'uno'),
    ),
  },
  { id: 'jumpIn', clause: 'UNO-55', part: 'hand', when: all(not(myTurn), may('play')) },
  {
    id: 'fits',
    clause: 'UNO-10',
    part: 'hand',
    when: all(
      asked('turn'),
      mayPlay(({ card }) => !isWild(card)),
    ),
  },
  {
    id: 'draw',
    clause: 'UNO-14',
    part: 'draw-pile',
    when: all(asked('turn'), may('draw'), not(may('play'))),
    values: ({ view }) => ({ until: view.options.draw_until_playable }),
  },
  {
    id: 'wild',
    clause: 'UNO-12',
    part: 'card:w',
    when: all(
      asked('turn'),
      mayPlay(({ card }) => card === 'w'),
    ),
  },
  {
    id: 'wildFour',
    clause: 'UNO-22',
    part: 'card:w4',
    when: all(
      asked('turn'),
      mayPlay(({ card }) => card === 'w4'),
    ),
    values: (observation) => ({ bluff: isBluff(observation.view), colour: colour(observation) }),
  },
  {
    id: 'houseCard',
    clause: 'UNO-42',
    part: 'house-rules',
    when: all(
      asked('turn'),
      mayPlay(({ card }) => markOf(card) === 'wc'),
    ),
  },
  { id: 'dispute', clause: 'UNO-52', part: 'action:dispute', when: may('dispute') },
  { id: 'seenHand', clause: 'UNO-24', part: 'seen-hands', when: ({ view }) => handsToSee(view).length > 0 },
  {
    id: 'bluff',
    clause: 'UNO-25',
    part: loser,
    when: ({ view: { news } }) => news.type === 'challenged' && news.guilty,
    values: (observation) => ({ role: role(observation) }),
  },
  {
    id: 'noBluff',
    clause: 'UNO-26',
    part: loser,
    when: ({ view: { news } }) => news.type === 'challenged' && !news.guilty,
    values: (observation) => ({ role: role(observation) }),
  },
  {
    id: 'drewInVain',
    clause: 'UNO-15',
    part: 'hand',
    when: ({ seat, view: { news, turn } }) =>
      news.type === 'drew' && news.why === 'choice' && news.seat === seat && turn !== seat,
  },
  {
    id: 'skipped',
    clause: 'UNO-20',
    part: 'discard-pile',
    when: happened((event, seat) => event.type === 'skipped' && event.seat === seat),
  },
  { id: 'houseRule', clause: 'UNO-42', part: 'house-rules', when: played('wc') },
  {
    id: 'drawTwo',
    clause: 'UNO-19',
    part: 'discard-pile',
    when: all(played('+2'), not(agreed('stacking'))),
  },
  { id: 'skip', clause: 'UNO-20', part: 'discard-pile', when: played('s') },
  {
    id: 'reverse',
    clause: 'UNO-21',
    part: 'direction',
    when: played('r'),
    values: ({ view }) => ({ two: view.counts.length === 2 }),
  },
  {
    id: 'sevenZero',
    clause: 'UNO-56',
    part: 'discard-pile',
    when: all(agreed('seven_zero'), played('7', '0')),
    values: ({ view }) => ({ seven: view.last_play !== null && markOf(view.last_play.card) === '7' }),
  },
  {
    id: 'newColour',
    clause: 'UNO-12',
    part: 'colour',
    when: all(played('w', 'w4'), ({ view }) => view.phase === 'turn'),
    values: (observation) => ({ colour: colour(observation) }),
  },
  {
    id: 'reshuffled',
    clause: 'UNO-16',
    part: 'draw-pile',
    when: happened((event) => event.type === 'reshuffled'),
  },
  { id: 'roundScore', clause: 'UNO-36', part: 'round-result', when: counted('winner') },
  {
    id: 'goal',
    clause: 'UNO-38',
    part: 'round-result',
    when: counted('winner'),
    values: ({ view }) => ({ goal: view.options.goal }),
  },
  {
    id: 'lowest',
    clause: 'UNO-39',
    part: 'round-result',
    when: counted('leftover'),
    values: ({ view }) => ({ goal: view.options.goal }),
  },
  { id: 'ready', clause: 'UNO-37', part: 'action:ready', when: may('ready') },
  {
    id: 'waiting',
    clause: 'UNO-13',
    part: 'direction',
    when: all(not(myTurn), not(may('play')), ({ view }) => view.phase === 'turn'),
  },
];
