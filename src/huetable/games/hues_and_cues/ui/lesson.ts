import type { LessonStep, ObservationOf } from '$lib/table/screens';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const HUGO = 2;
/** Rounds that are over when the lesson begins; Hugo's comes after them, and then the player's. */
const PLAYED = 4;

const isOver =
  (rounds: number) =>
  ({ view }: Observation): boolean =>
    view.past.length >= PLAYED + rounds;
const hasPlaced =
  (guess: 1 | 2) =>
  (observation: Observation): boolean =>
    isOver(1)(observation) ||
    observation.view.pieces.some((piece) => piece.seat === observation.seat && piece.guess === guess);
const places = ({ forms }: Observation): boolean => forms.some((form) => form.move === 'place');
const isPlace = (move: Move): boolean => move.type === 'place';
const words = (move: Move): number => (move.type === 'cue' ? move.words.trim().split(/[\s-]+/u).length : 0);
const points = ({ view }: Observation, seat: number): number => view.past.at(-1)?.points[seat] ?? 0;

/** To each thing that happens in lesson.py, in the order in which it happens. */
export const steps: readonly LessonStep<View, Move, Event>[] = [
  {
    id: 'aim',
    part: 'cues',
    done: 'read',
    values: ({ view }, names) => ({ giver: names[HUGO] ?? '', cue: view.cues[0]?.words ?? '' }),
  },
  { id: 'object', part: 'object', done: 'read' },
  { id: 'firstGuess', part: 'confirm board', when: places, done: hasPlaced(1), allows: isPlace },
  {
    id: 'secondGuess',
    part: 'confirm board',
    when: (observation) => places(observation) && observation.view.phase === 'guess2',
    done: hasPlaced(2),
    allows: isPlace,
    values: ({ view }) => ({ cue: view.cues[1]?.words ?? '' }),
  },
  { id: 'frame', part: 'board', when: isOver(1), done: 'read' },
  {
    id: 'points',
    part: 'round-scores',
    done: 'read',
    values: (observation, names) => ({
      mine: points(observation, 0),
      giver: names[HUGO] ?? '',
      theirs: points(observation, HUGO),
    }),
  },
  {
    id: 'card',
    part: 'continue card',
    done: ({ view }) => view.target !== null || view.past.length > PLAYED + 1,
    allows: (move) => move.type === 'choose',
  },
  {
    id: 'firstCue',
    part: 'cue-input',
    done: ({ view }) => view.phase !== 'cue1',
    allows: (move) => words(move) === 1,
  },
  { id: 'guesses', part: 'guesses', when: ({ view }) => view.phase === 'cue2', done: 'read' },
  {
    id: 'secondCue',
    part: 'cue-input',
    done: ({ view }) => view.phase !== 'cue2',
    allows: (move) => words(move) === 2,
  },
  {
    id: 'yourPoints',
    part: 'round-scores',
    when: isOver(2),
    done: 'read',
    values: (observation) => ({ points: points(observation, 0) }),
  },
  { id: 'end', part: 'score-track', done: 'read' },
];
