import type { LessonStep, ObservationOf } from '$lib/table/screens';
import type { Card, Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Step = LessonStep<View, Move, Event>;

const NOOR = 1;
const HUGO = 2;
/** The two green cards that the player keeps for the end, in whichever order. */
const GREEN: readonly Card[] = ['g1', 'g9'];

const myTurn = ({ seat, view }: Observation): boolean => seat === view.turn;
const played =
  (...cards: readonly Card[]) =>
  ({ view }: Observation): boolean =>
    cards.some((card) => view.discard.includes(card));
const plays =
  (...cards: readonly Card[]) =>
  (move: Move): boolean =>
    move.type === 'play' && cards.includes(move.card);
const makes =
  (type: Move['type']) =>
  (move: Move): boolean =>
    move.type === type;
const challenged = ({ view }: Observation): boolean =>
  view.discard.includes('w4') && view.phase !== 'challenge';
const exposed = ({ view }: Observation): boolean =>
  view.watch.exposed.some((exposure) => exposure.seat === NOOR);
const oneLeft = ({ view }: Observation): boolean => view.hand.length < 2;
const heldGreen = ({ view }: Observation): string =>
  `card:${GREEN.find((card) => view.hand.includes(card)) ?? ''}`;

/** To each thing that happens in lesson.py, in the order in which it happens. */
export const steps: readonly Step[] = [
  { id: 'aim', part: 'hand', done: 'read' },
  { id: 'colour', part: 'card:g7', done: played('g7'), allows: plays('g7') },
  { id: 'number', part: 'card:b2', when: myTurn, done: played('b2'), allows: plays('b2') },
  {
    id: 'draw',
    part: 'draw-pile',
    when: myTurn,
    done: ({ view }) => view.hand.includes('w') || view.discard.includes('w'),
    allows: makes('draw'),
  },
  {
    id: 'wild',
    part: 'colour:red card:w',
    done: played('w'),
    allows: (move) => plays('w')(move) && move.type === 'play' && move.colour === 'red',
  },
  {
    id: 'skip',
    part: 'card:rs',
    when: myTurn,
    done: played('rs'),
    allows: plays('rs'),
    values: (_, names) => ({ next: names[NOOR] ?? '' }),
  },
  {
    id: 'drawFour',
    part: 'discard-pile',
    when: (observation) => played('w4')(observation) && myTurn(observation),
    done: 'read',
    values: (_, names) => ({ by: names[HUGO] ?? '' }),
  },
  {
    id: 'challenge',
    part: 'action:challenge',
    done: challenged,
    allows: makes('challenge'),
    values: (_, names) => ({ by: names[HUGO] ?? '' }),
  },
  {
    id: 'bluff',
    part: 'seen-hand player:2',
    done: 'read',
    values: (_, names) => ({ by: names[HUGO] ?? '' }),
  },
  { id: 'green', part: heldGreen, done: played(...GREEN), allows: plays(...GREEN) },
  {
    id: 'catch',
    part: 'action:catch',
    when: exposed,
    done: (observation) => played('gs')(observation) && !exposed(observation),
    allows: makes('catch'),
    values: (_, names) => ({ other: names[NOOR] ?? '' }),
  },
  {
    id: 'call',
    part: 'call-uno called-uno',
    done: 'read',
    values: (_, names) => ({ other: names[NOOR] ?? '' }),
  },
  {
    id: 'uno',
    // The card comes after the tick.
    part: (observation) => `call-uno ${heldGreen(observation)}`,
    done: oneLeft,
    allows: (move) => plays(...GREEN)(move) && move.type === 'play' && move.call === 'uno',
  },
  {
    id: 'out',
    part: 'card:y6',
    // As soon as the card lies on the pile, there is nothing more to say about it.
    when: (observation) => myTurn(observation) && !played('y6')(observation),
    done: ({ result }) => result !== null,
    allows: plays('y6'),
  },
  {
    id: 'score',
    part: 'round-result',
    done: 'read',
    values: ({ view }) => ({ points: view.match.result?.scored[0] ?? 0, goal: view.options.goal }),
  },
];
