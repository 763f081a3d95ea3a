/**
 * The coach's tips, the most urgent first. The named parts of this game's screen:
 *
 * - `board` the map, `location:CARD` one location on it, `details` the selected location below the map
 * - `actions` the buttons of my turn; `move`, `attack`, `encounter`, `seal`, `stand`, `assist`, `end` each of them;
 *   `prospect` the chances of an attempt
 * - `attempt` the attempt that runs, `dice` its dice, `support` the buttons for helping with it: `help`, `reroll`, `pass`
 * - `choice` a decision of darkness, `choice:CARD` one of its buttons, `lay` the buttons for laying a card
 * - `round` the parts of this round, `darkness` what darkness did, `reserve` the pieces in reserve, `ending` how it ended
 * - `plan` all plans, `plan-for-me` the one that waits for my answer, `suggest` the button that makes one
 * - `story` Lord Sepia's story, `story-form` his line for it, `propose` the button that proposes a draw
 */
import type { ObservationOf, Tip } from '$lib/table/screens';
import { CENTRE } from './map/locations';
import { possibleHelpers } from './map/occupants';
import { openPlans } from './plan/plans';
import { actionsEachTurn, growthCount, lordSepiaSeat } from './round/round-order';
import { UNLIKELY } from './play/odds';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Condition = (observation: Observation) => boolean;

const asked: Condition = ({ seat, awaited }) => seat !== null && awaited.includes(seat);
const inPhase =
  (...phases: readonly View['phase'][]): Condition =>
  ({ view }) =>
    phases.includes(view.phase) && view.proposer === null;
const may =
  (type: Move['type']): Condition =>
  ({ moves }) =>
    moves.some((move) => move.type === type);
const all =
  (...conditions: readonly Condition[]): Condition =>
  (observation) =>
    conditions.every((holds) => holds(observation));
const not =
  (condition: Condition): Condition =>
  (observation) =>
    !condition(observation);

const isGuardian: Condition = ({ view, seat }) => seat !== null && seat < view.guardians;
const myDecision = (phase: View['phase']): Condition => all(asked, inPhase(phase));
const myTurn = myDecision('act');
const othersTurn = all(isGuardian, inPhase('act'), not(asked));
const iStand = may('move');
const isLord: Condition = ({ view, seat }) => seat !== null && seat === lordSepiaSeat(view);
const isOn: Condition = ({ view }) => view.ending === null && view.round > 0;
const inLight: Condition = ({ view }) => view.light[here(view)] ?? false;
const onCentre: Condition = ({ view }) => here(view) === CENTRE;
const isHarder: Condition = ({ view }) => view.options.difficulty !== 'easy';
const onLastSpirit: Condition = ({ view }) => view.reserve + view.spirits.length === 1;
const noAttempt: Condition = ({ view }) => view.prospects.length === 0;

/** Nobody is told to try what is likely to fail. */
const unlikelyAttack: Condition = ({ view }) =>
  view.prospects.some(({ deed, chance }) => deed === 'attack' && chance < UNLIKELY);

const here = (view: View): number => view.places[view.active] ?? CENTRE;
/** -1 if there is none. */
const outerDark = (view: View): number =>
  view.light.findIndex((light, card) => !light && card !== CENTRE && card !== here(view));
const standingAgent = (view: View): number | undefined =>
  view.agents.find(({ card, dazed }) => !dazed && card !== here(view))?.card;

export const tips: readonly Tip<View, Move, Event>[] = [
  { id: 'support', clause: 'GUARD-32', part: 'support', urgent: true, when: myDecision('support') },
  { id: 'reroll', clause: 'GUARD-33', part: 'dice', urgent: true, when: myDecision('reroll') },
  {
    id: 'othersHelp',
    clause: 'GUARD-34',
    part: 'attempt',
    when: all(inPhase('support', 'reroll'), ({ view, seat }) => seat === view.active),
  },
  { id: 'lay', clause: 'GUARD-7', part: 'board', when: myDecision('lay') },
  { id: 'lord', clause: 'GUARD-46', part: 'board', when: all(isLord, ({ view }) => view.ending === null) },
  {
    id: 'grow',
    clause: 'GUARD-15',
    part: 'choice',
    when: myDecision('grow'),
    values: (seen) => ({ lord: isLord(seen), low: (seen.view.grown.at(-1)?.roll ?? 0) <= 3 }),
  },
  { id: 'spawn', clause: 'GUARD-16', part: 'choice', when: myDecision('spawn') },
  { id: 'order', clause: 'GUARD-35', part: 'choice', when: myDecision('order') },
  { id: 'step', clause: 'GUARD-36', part: 'choice', when: myDecision('step') },
  { id: 'spirit', clause: 'GUARD-25', part: 'choice', when: myDecision('spirit') },
  {
    id: 'lastSpirit',
    clause: 'GUARD-31',
    part: 'seal',
    when: all(may('seal'), onCentre, isHarder, onLastSpirit),
  },
  { id: 'lastSeal', clause: 'GUARD-28', part: 'seal', when: all(may('seal'), onCentre) },
  { id: 'stand', clause: 'GUARD-21', part: 'stand', when: may('stand') },
  {
    id: 'goal',
    clause: 'GUARD-2',
    part: 'board',
    when: all(myTurn, not(may('stand')), ({ view }) => view.round === 1),
  },
  { id: 'seal', clause: 'GUARD-27', part: 'seal', when: all(may('seal'), not(onCentre)) },
  { id: 'attackInLight', clause: 'GUARD-23', part: 'attack', when: all(may('attack'), inLight) },
  {
    id: 'attack',
    clause: 'GUARD-23',
    part: 'attack',
    when: all(may('attack'), not(inLight), not(unlikelyAttack)),
  },
  { id: 'encounter', clause: 'GUARD-24', part: 'encounter', when: may('encounter') },
  {
    id: 'chance',
    clause: 'GUARD-29',
    part: 'prospect',
    when: all(myTurn, not(noAttempt), ({ view }) => possibleHelpers(view).length > 0),
  },
  { id: 'assist', clause: 'GUARD-22', part: 'assist', when: may('assist') },
  { id: 'reply', clause: 'GUARD-49', part: 'plan-for-me', when: all(may('reply'), hasUnanswered) },
  { id: 'move', clause: 'GUARD-20', part: 'board', when: all(myTurn, iStand) },
  {
    id: 'darkLocation',
    clause: 'GUARD-24',
    part: ({ view }) => `location:${outerDark(view)}`,
    when: all(myTurn, iStand, noAttempt, ({ view }) => outerDark(view) !== -1),
  },
  {
    id: 'centre',
    clause: 'GUARD-28',
    part: `location:${CENTRE}`,
    when: all(myTurn, onCentre, not(may('seal'))),
  },
  {
    id: 'agent',
    clause: 'GUARD-39',
    part: ({ view }) => `location:${standingAgent(view)}`,
    when: all(myTurn, iStand, ({ view }) => standingAgent(view) !== undefined),
  },
  {
    id: 'actions',
    clause: 'GUARD-19',
    part: 'status',
    when: myTurn,
    values: ({ view }) => ({ actions: actionsEachTurn(view) }),
  },
  { id: 'round', clause: 'GUARD-19', part: 'round', when: othersTurn },
  {
    id: 'growth',
    clause: 'GUARD-41',
    part: 'round',
    when: othersTurn,
    values: ({ view }) => ({ times: growthCount(view) }),
  },
  { id: 'story', clause: 'GUARD-47', part: 'story-form', when: all(isLord, isOn, mayTell) },
  { id: 'plan', clause: 'GUARD-48', part: 'board', when: all(myTurn, ({ view }) => view.round > 1) },
  { id: 'draw', clause: 'GUARD-50', part: 'board', when: may('propose') },
];

function hasUnanswered({ view, seat }: Observation): boolean {
  return openPlans(view).some((line) => line.to === seat && line.seat !== seat && line.answer === null);
}

function mayTell({ forms }: Observation): boolean {
  return forms.some(({ move }) => move === 'narrate');
}
