import type { LessonStep, ObservationOf } from '$lib/table/screens';
import { lessonWords, type LessonWords } from './lesson-words';
import { wordPart } from './sculpt/word-part';
import type { Answer, Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Step = LessonStep<View, Move, Event>;

const ME = 0;
const SNAIL = 1;
const BANANA = 2;

const phase =
  (wanted: View['phase']) =>
  ({ view }: Observation): boolean =>
    view.phase === wanted;
const isSolved =
  (sculptor: number) =>
  ({ view }: Observation): boolean =>
    view.cluzzles[sculptor]?.solver !== null;
/** Since the answer, the player may guess at it. */
const hasAnswered =
  (sculptor: number) =>
  ({ view }: Observation): boolean =>
    view.talk.some(
      (said) => said.sculptor === sculptor && said.answer !== null && said.answer !== 'unknown',
    ) ||
    (view.phase === 'guess' && view.talk.at(-1)?.sculptor === sculptor);
const hasSaid =
  (answers: number) =>
  ({ view }: Observation): boolean =>
    view.talk.filter((said) => said.sculptor === ME && said.answer !== null).length >= answers;
const nameOf =
  (seat: number) =>
  (_: Observation, names: readonly string[]): { name: string } => ({ name: names[seat] ?? '' });

const saves = (move: Move): boolean => move.type === 'keep';
const asks =
  (sculptor: number) =>
  (move: Move): boolean =>
    move.type === 'ask' && move.sculptor === sculptor;
const wordsAt = ({ view }: Observation): LessonWords => lessonWords(view.options.language);
const guesses =
  (thing: 'snail' | 'banana') =>
  (move: Move, observation: Observation): boolean =>
    move.type === 'guess' && wordsAt(observation)[thing].typed.test(move.word.trim());
const answers =
  (answer: Answer) =>
  (move: Move): boolean =>
    move.type === 'answer' && move.answer === answer;

/** The draft that the table had when it was asked last. After a reload the next change counts. */
let draft: string | null = null;

function hasClay({ view }: Observation): boolean {
  draft = view.draft?.clay ?? null;
  return draft !== null || view.phase !== 'sculpt';
}

function clayChanged({ view }: Observation): boolean {
  const now = view.draft?.clay ?? null;
  const changed = draft !== null && now !== draft;
  draft = now;
  return changed || view.made !== null || view.phase !== 'sculpt';
}

/** To each thing that happens in lesson.py, in the order in which it happens. */
export const steps: readonly Step[] = [
  { id: 'aim', part: 'word-card', done: 'read', allows: saves },
  {
    id: 'choose',
    part: (observation) => wordPart(wordsAt(observation).snowman),
    done: ({ view }) => view.choice !== null,
    allows: (move, observation) =>
      saves(move) || (move.type === 'choose' && move.word === wordsAt(observation).snowman),
    values: (observation) => ({ word: wordsAt(observation).snowman }),
  },
  { id: 'ball', part: 'start:ball turntable', done: hasClay, allows: saves },
  { id: 'add', part: 'turntable', done: clayChanged, allows: saves },
  { id: 'carve', part: 'tool:carve', done: clayChanged, allows: saves },
  {
    id: 'seal',
    part: 'seal',
    done: ({ view }) => view.made !== null || view.phase !== 'sculpt',
    allows: (move) => saves(move) || move.type === 'seal',
  },
  { id: 'look', part: 'cluzzle:1', when: phase('ask'), done: 'read', values: nameOf(SNAIL) },
  {
    id: 'ask',
    part: 'question',
    when: phase('ask'),
    done: hasAnswered(SNAIL),
    allows: asks(SNAIL),
    values: nameOf(SNAIL),
  },
  {
    id: 'guess',
    part: 'guess',
    done: isSolved(SNAIL),
    allows: guesses('snail'),
    values: (observation, names) => ({ name: names[SNAIL] ?? '', word: wordsAt(observation).snail.word }),
  },
  { id: 'point', part: 'worth', when: phase('answer'), done: 'read', values: nameOf(SNAIL) },
  {
    id: 'answer',
    part: 'answer:yes',
    when: phase('answer'),
    done: hasSaid(1),
    allows: answers('yes'),
    values: nameOf(SNAIL),
  },
  {
    id: 'answerAgain',
    part: 'answer:no',
    when: phase('answer'),
    done: hasSaid(2),
    allows: answers('no'),
    values: nameOf(BANANA),
  },
  { id: 'solved', part: 'cluzzle:0', when: isSolved(ME), done: 'read', values: nameOf(BANANA) },
  {
    id: 'askAgain',
    part: 'question',
    when: phase('ask'),
    done: hasAnswered(BANANA),
    allows: asks(BANANA),
    values: nameOf(BANANA),
  },
  {
    id: 'guessAgain',
    part: 'guess',
    done: isSolved(BANANA),
    allows: guesses('banana'),
    values: (observation) => ({ word: wordsAt(observation).banana.word }),
  },
  { id: 'gallery', part: 'gallery:0', done: 'read' },
  {
    id: 'leave',
    part: 'leave',
    done: ({ result }) => result !== null,
    allows: ({ type }) => type === 'content',
  },
  { id: 'score', part: 'score', done: 'read', values: ({ view }) => ({ points: view.scores[ME] ?? 0 }) },
];
