import type { Tip, ObservationOf } from '$lib/table/screens';
import { lordSepiaSeat } from './round/round-order';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const asked = ({ seat, awaited }: Observation): boolean => seat !== null && awaited.includes(seat);
const mine =
  (phase: View['phase']) =>
  (observation: Observation): boolean =>
    asked(observation) && observation.view.phase === phase;
const may =
  (type: Move['type']) =>
  (observation: Observation): boolean =>
    observation.moves.some((move) => move.type === type);
const happened =
  (type: Event['type']) =>
  (_: Observation, events: readonly Event[]): boolean =>
    events.some((event) => event.type === type);
const onCentre = ({ view }: Observation): boolean => view.ratings[view.places[view.active] ?? 0]?.[0] === 6;

/** One tip for each situation of a game. Decisions I have to make come before events. */
export const tips: readonly Tip<View, Move, Event>[] = [
  { id: 'supportBeforeTheRoll', clause: 'GUARD-32', part: 'status', when: mine('support') },
  { id: 'diceRolledAgain', clause: 'GUARD-33', part: 'status', when: mine('reroll') },
  { id: 'whereACardMayLie', clause: 'GUARD-7', part: 'status', when: mine('lay') },
  {
    id: 'youAreLordSepia',
    clause: 'GUARD-45',
    part: 'status',
    when: ({ view, seat }) => seat !== null && seat === lordSepiaSeat(view),
  },
  { id: 'darknessGrows', clause: 'GUARD-15', part: 'status', when: mine('grow') },
  { id: 'anAgentAppears', clause: 'GUARD-16', part: 'status', when: mine('spawn') },
  { id: 'theAgentsAct', clause: 'GUARD-35', part: 'status', when: mine('order') },
  { id: 'whereAnAgentGoes', clause: 'GUARD-36', part: 'status', when: mine('step') },
  { id: 'bothSpiritsAreOut', clause: 'GUARD-25', part: 'status', when: mine('spirit') },
  { id: 'exhausted', clause: 'GUARD-21', part: 'status', when: may('stand') },
  {
    id: 'theLastSeal',
    clause: 'GUARD-28',
    part: 'status',
    when: (observation) => may('seal')(observation) && onCentre(observation),
  },
  {
    id: 'aSealToBreak',
    clause: 'GUARD-27',
    part: 'status',
    when: (observation) => may('seal')(observation) && !onCentre(observation),
  },
  { id: 'anEncounter', clause: 'GUARD-24', part: 'status', when: may('encounter') },
  { id: 'anAgentBesideYou', clause: 'GUARD-23', part: 'status', when: may('attack') },
  { id: 'aFriendOnTheGround', clause: 'GUARD-22', part: 'status', when: may('assist') },
  { id: 'somebodyHasAPlanForYou', clause: 'GUARD-49', part: 'status', when: may('reply') },
  { id: 'yourTurn', clause: 'GUARD-19', part: 'status', when: mine('act') },
  {
    id: 'thePlan',
    clause: 'GUARD-48',
    part: 'status',
    when: (observation) => mine('act')(observation) && observation.view.round > 1,
  },
  { id: 'threeDice', clause: 'GUARD-29', part: 'status', when: happened('rolled') },
  { id: 'aSpiritIsLost', clause: 'GUARD-31', part: 'status', when: happened('spirit_lost') },
  { id: 'anAgentOnLightGround', clause: 'GUARD-39', part: 'status', when: happened('agent_rolled') },
  { id: 'lordSepiaTellsAStory', clause: 'GUARD-47', part: 'status', when: happened('narrated') },
  { id: 'noEndInSight', clause: 'GUARD-50', part: 'status', when: may('propose') },
];
