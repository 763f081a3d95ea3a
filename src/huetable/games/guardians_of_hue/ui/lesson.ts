import type { LessonStep, ObservationOf } from '$lib/table/screens';
import { CENTRE } from './map/locations';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Step = LessonStep<View, Move, Event>;

const INDIGO = 1;
const BAY = 6;
const FIRST_ROUND = 5;

const asked = ({ seat, awaited }: Observation): boolean => seat !== null && awaited.includes(seat);
const myTurn = (observation: Observation): boolean => asked(observation) && observation.view.phase === 'act';
const inSecondRound = ({ view }: Observation): boolean => view.round > FIRST_ROUND;
const bayIsLight = ({ view }: Observation): boolean => view.light[BAY] ?? false;
const isUp = (seat: number, { view }: Observation): boolean => view.tired[seat] === false;
const makes =
  (type: Move['type']) =>
  (move: Move): boolean =>
    move.type === type;
const goesTo =
  (card: number) =>
  (move: Move): boolean =>
    move.type === 'move' && move.card === card;
const withOther: Step['values'] = (_, names) => ({ other: names[INDIGO] ?? '' });
const diceTotal = ({ view }: Observation): number =>
  view.attempt?.dice.reduce((sum, value) => sum + value, 0) ?? 0;

/**
 * To each thing that happens in lesson.py, in the order in which it happens. While the others are asked for help, it is
 * not the player's turn, and the bar says to watch.
 */
export const steps: readonly Step[] = [
  { id: 'aim', part: 'board', done: 'read' },
  {
    id: 'move',
    part: `move location:${BAY}`,
    done: ({ view }) => view.places[0] === BAY,
    allows: goesTo(BAY),
    values: withOther,
  },
  {
    id: 'encounter',
    part: 'encounter',
    when: myTurn,
    done: ({ view }) => view.spirits.includes(BAY),
    allows: makes('encounter'),
  },
  {
    id: 'dice',
    part: 'attempt',
    done: 'read',
    values: (observation) => ({
      total: diceTotal(observation),
      target: observation.view.attempt?.target ?? 0,
    }),
  },
  { id: 'seal', part: 'seal', when: myTurn, done: bayIsLight, allows: makes('seal'), values: withOther },
  { id: 'support', part: 'attempt', done: 'read', values: withOther },
  {
    id: 'assist',
    part: 'assist',
    done: (observation) => isUp(INDIGO, observation),
    allows: makes('assist'),
    values: withOther,
  },
  { id: 'agent', part: `location:${BAY}`, when: ({ view }) => view.phase === 'grow', done: 'read' },
  {
    id: 'darkness',
    part: `choice:${BAY}`,
    done: inSecondRound,
    allows: (move) => move.type === 'grow' && move.card === BAY,
  },
  {
    id: 'help',
    part: 'help',
    when: (observation) => asked(observation) && observation.view.phase === 'support',
    done: (observation) => inSecondRound(observation) && !isUp(0, observation),
    allows: makes('support'),
    values: withOther,
  },
  {
    id: 'stand',
    part: 'stand',
    when: myTurn,
    done: (observation) => myTurn(observation) && isUp(0, observation),
    allows: makes('stand'),
    values: withOther,
  },
  { id: 'sealAgain', part: 'seal', when: myTurn, done: bayIsLight, allows: makes('seal'), values: withOther },
  {
    id: 'centre',
    part: `move location:${CENTRE}`,
    done: ({ view }) => view.places[0] === CENTRE,
    allows: goesTo(CENTRE),
  },
  {
    id: 'lastSeal',
    part: 'seal',
    when: myTurn,
    done: ({ result }) => result !== null,
    allows: makes('seal'),
  },
  { id: 'win', part: 'ending', done: 'read', values: withOther },
];
