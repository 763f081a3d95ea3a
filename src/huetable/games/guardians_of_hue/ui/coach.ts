import type { Lesson, ObservationOf } from '$lib/table/screens';
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

/** One lesson for each situation of a game. Decisions I have to make come before events. */
export const lessons: readonly Lesson<View, Move, Event>[] = [
  { clause: 'GUARD-32', title: 'Support before the roll', when: mine('support') },
  { clause: 'GUARD-33', title: 'Dice rolled again', when: mine('reroll') },
  { clause: 'GUARD-7', title: 'Where a card may lie', when: mine('lay') },
  {
    clause: 'GUARD-45',
    title: 'You are Lord Sepia',
    when: ({ view, seat }) => seat !== null && seat === lordSepiaSeat(view),
  },
  { clause: 'GUARD-15', title: 'Darkness grows', when: mine('grow') },
  { clause: 'GUARD-16', title: 'An agent appears', when: mine('spawn') },
  { clause: 'GUARD-35', title: 'The agents act', when: mine('order') },
  { clause: 'GUARD-36', title: 'Where an agent goes', when: mine('step') },
  { clause: 'GUARD-25', title: 'Both spirits are out', when: mine('spirit') },
  { clause: 'GUARD-21', title: 'Exhausted', when: may('stand') },
  {
    clause: 'GUARD-28',
    title: 'The last seal',
    when: (observation) => may('seal')(observation) && onCentre(observation),
  },
  {
    clause: 'GUARD-27',
    title: 'A seal to break',
    when: (observation) => may('seal')(observation) && !onCentre(observation),
  },
  { clause: 'GUARD-24', title: 'An encounter', when: may('encounter') },
  { clause: 'GUARD-23', title: 'An agent beside you', when: may('attack') },
  { clause: 'GUARD-22', title: 'A friend on the ground', when: may('assist') },
  { clause: 'GUARD-49', title: 'Somebody has a plan for you', when: may('reply') },
  { clause: 'GUARD-19', title: 'Your turn', when: mine('act') },
  {
    clause: 'GUARD-48',
    title: 'The plan',
    when: (observation) => mine('act')(observation) && observation.view.round > 1,
  },
  { clause: 'GUARD-29', title: 'Three dice', when: happened('rolled') },
  { clause: 'GUARD-31', title: 'A spirit is lost', when: happened('spirit_lost') },
  { clause: 'GUARD-39', title: 'An agent on light ground', when: happened('agent_rolled') },
  { clause: 'GUARD-47', title: 'Lord Sepia tells a story', when: happened('narrated') },
  { clause: 'GUARD-50', title: 'No end in sight', when: may('propose') },
];
