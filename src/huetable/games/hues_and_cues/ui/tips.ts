import type { Tip, ObservationOf } from '$lib/table/screens';
import { showsReveal } from './board/board-contents';
import { fieldNumber, pointsFor } from './fields/fields';
import { boardReveals } from './reveal/board-reveals.svelte';
import { guesserAt, isGuessing } from './reveal/rounds';
import type { Event, Move, View } from './types';

/*
 * The named parts of these screens, beside those of the page:
 *
 *   board         the board, while it is what the player looks at: not below a card or the form for a cue
 *   guesses       the board below a card or the form for a cue
 *   card          the giver's card, or what hides it
 *   target        the giver's target above the form for a cue
 *   cue-input     where a cue is typed ("input" too)
 *   give-cue      the button that gives it
 *   pass          the button that passes instead
 *   cues          the cues of this round
 *   object        the button to object
 *   place         the bar that confirms a square
 *   confirm       the button in it, once a square is chosen
 *   colours       the button to help with colours
 *   past-cues     the button to all cues of the game
 *   reveal        the target and the cues of the round that is over
 *   continue      the button that leaves it
 *   round-scores  who got how many points for it
 *   score-track   everybody's points so far
 *   tie           who can still win
 */

type Observation = ObservationOf<View, Move>;
type When = (observation: Observation) => boolean;
type GameTip = Tip<View, Move, Event> & { readonly when: When };

const gives = ({ view, seat }: Observation): boolean => seat === view.giver;
const giving =
  (...phases: readonly View['phase'][]): When =>
  (observation) =>
    gives(observation) && phases.includes(observation.view.phase);
const places = ({ forms }: Observation): boolean => forms.some((form) => form.move === 'place');
const placing =
  (phase: View['phase']): When =>
  (observation) =>
    observation.view.phase === phase && places(observation);
const mayObject = ({ moves }: Observation): boolean => moves.some((move) => move.type === 'object');
/** My turn to place after this cue is still to come. */
const comesLater = ({ view, seat }: Observation): boolean =>
  isGuessing(view) && view.scores.some((_, turn) => turn > view.turn && guesserAt(view, turn) === seat);

/** The reveal of the last round is on the board. */
const revealed = ({ view, seat }: Observation): boolean =>
  showsReveal(view, seat, boardReveals.dismissed, boardReveals.held);
const hadCue = ({ view }: Observation): boolean => (view.past.at(-1)?.cues.length ?? 0) > 0;
const gaveLast = ({ view, seat }: Observation): boolean => view.past.at(-1)?.giver === seat;
/** Where a giver may well pass: most of the pieces are on the target or in the frame. */
const mostAreClose = ({ view }: Observation): boolean => {
  const target = fieldNumber(view.target ?? '');
  const close = view.pieces.filter((piece) => pointsFor(target, fieldNumber(piece.field)) > 1);
  return close.length * 2 > view.pieces.length;
};
const all =
  (...conditions: readonly When[]): When =>
  (observation) =>
    conditions.every((condition) => condition(observation));

/** While a reveal is on the board. */
const ofReveals: readonly GameTip[] = [
  { id: 'worth', clause: 'HUES-31', part: 'round-scores', when: hadCue },
  {
    id: 'giversPoints',
    clause: 'HUES-32',
    part: 'round-scores',
    when: all(hadCue, gaveLast),
    values: ({ view }) => ({ points: view.scores.length === 3 ? 2 : 1 }),
  },
  { id: 'noCue', clause: 'HUES-24', part: 'reveal', when: (observation) => !hadCue(observation) },
];

/** While there is none: what the player must do comes before what is good to know. */
const ofRounds: readonly GameTip[] = [
  {
    id: 'card',
    clause: 'HUES-7',
    part: 'card',
    when: all(giving('choose'), ({ view }) => !view.options.young),
  },
  {
    id: 'anyColour',
    clause: 'HUES-9',
    part: 'board',
    when: all(giving('choose'), ({ view }) => view.options.young),
  },
  {
    id: 'newCue',
    clause: 'HUES-27',
    part: 'cue-input',
    when: all(giving('cue1', 'cue2'), ({ view }) => view.upheld === 1),
  },
  { id: 'firstCue', clause: 'HUES-15', part: 'cue-input', when: giving('cue1') },
  { id: 'pass', clause: 'HUES-13', part: 'pass', when: all(giving('cue2'), mostAreClose) },
  { id: 'secondCue', clause: 'HUES-12', part: 'cue-input', when: giving('cue2') },
  {
    id: 'marked',
    clause: 'HUES-20',
    part: 'cues',
    when: all(mayObject, ({ view }) => (view.cues.at(-1)?.doubts.length ?? 0) > 0),
  },
  {
    id: 'object',
    clause: 'HUES-25',
    part: 'object',
    when: all(mayObject, (observation) => !places(observation)),
  },
  { id: 'firstPiece', clause: 'HUES-21', part: 'board', when: placing('guess1') },
  { id: 'secondPiece', clause: 'HUES-22', part: 'board', when: placing('guess2') },
  {
    id: 'onePiece',
    clause: 'HUES-23',
    part: 'board',
    when: all(places, ({ view }) => view.pieces.length > 0),
  },
  {
    id: 'otherWay',
    clause: 'HUES-22',
    part: 'players',
    when: all(comesLater, ({ view }) => view.phase === 'guess2'),
  },
  { id: 'colours', clause: 'HUES-2', part: 'colours', when: comesLater },
  {
    id: 'nothing',
    clause: 'HUES-28',
    part: 'cues',
    when: all(giving('guess1', 'guess2'), ({ view }) => view.upheld > 1),
  },
  { id: 'quiet', clause: 'HUES-10', part: 'chat', when: giving('guess1', 'guess2') },
  { id: 'tie', clause: 'HUES-39', part: 'tie', when: ({ view }) => view.tied.length > 0 },
  {
    id: 'rounds',
    clause: 'HUES-36',
    part: 'score',
    when: ({ view, seat }) =>
      view.round === 1 && seat !== view.giver && (view.phase === 'choose' || view.phase === 'cue1'),
    values: ({ view }) => ({ times: view.rounds / view.scores.length }),
  },
];

export const tips: readonly GameTip[] = [
  ...ofReveals.map((tip) => ({ ...tip, when: all(revealed, tip.when) })),
  ...ofRounds.map((tip) => ({
    ...tip,
    when: all((observation) => !revealed(observation), tip.when),
  })),
];
