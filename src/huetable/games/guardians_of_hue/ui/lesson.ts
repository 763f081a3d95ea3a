import type { LessonStep, ObservationOf } from '$lib/table/screens';
import { CENTRE } from './map/locations';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Step = LessonStep<View, Move, Event>;

const ME = 0;
const NOOR = 1;
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
const withOther: Step['values'] = (_, names) => ({ other: names[NOOR] ?? '' });
const diceRolled = ({ view: { attempt } }: Observation): { total: number; target: number } => ({
  total: attempt?.dice.reduce((sum, value) => sum + value, 0) ?? 0,
  target: attempt?.target ?? 0,
});

/**
 * To each thing that happens in lesson.py, in the order in which it happens. While the others are asked for help, it is
 * not the player's turn, and the bar says to watch. A phone puts the dice away when the player may act: then the location
 * shows what they did.
 */
export const steps: readonly Step[] = [
  { id: 'aim', part: 'board', done: 'read' },
  {
    id: 'stand',
    part: 'stand',
    done: (observation) => isUp(ME, observation),
    allows: makes('stand'),
  },
  {
    id: 'encounter',
    part: 'encounter',
    when: myTurn,
    done: ({ view }) => view.spirits.includes(BAY),
    allows: makes('encounter'),
  },
  { id: 'dice', part: `attempt location:${BAY}`, done: 'read', values: diceRolled },
  { id: 'seal', part: 'seal', when: myTurn, done: bayIsLight, allows: makes('seal'), values: withOther },
  { id: 'support', part: `attempt location:${BAY}`, done: 'read', values: withOther },
  {
    id: 'assist',
    part: 'assist',
    done: (observation) => isUp(NOOR, observation),
    allows: makes('assist'),
    values: withOther,
  },
  { id: 'agent', part: `location:${BAY}`, when: inSecondRound, done: 'read' },
  { id: 'darkness', part: `location:${BAY}`, done: 'read', values: withOther },
  {
    id: 'attack',
    part: 'attack',
    when: myTurn,
    done: ({ view }) => view.agents.every(({ card }) => card === CENTRE),
    allows: makes('attack'),
  },
  { id: 'beaten', part: `attempt location:${CENTRE}`, done: 'read', values: diceRolled },
  {
    id: 'centre',
    part: `move location:${CENTRE}`,
    done: ({ view }) => view.places[ME] === CENTRE,
    allows: goesTo(CENTRE),
  },
  {
    id: 'end',
    part: 'end',
    done: (observation) => !myTurn(observation),
    allows: makes('end'),
    values: withOther,
  },
  {
    id: 'help',
    part: 'help',
    when: (observation) => asked(observation) && observation.view.phase === 'support',
    done: ({ result }) => result !== null,
    allows: makes('support'),
    values: withOther,
  },
  { id: 'win', part: 'ending', done: 'read', values: withOther },
];
