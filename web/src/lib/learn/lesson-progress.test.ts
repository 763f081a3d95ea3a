import { expect, it, vi } from 'vitest';
import type { GameLesson } from '../../games';
import type { GameMove, Result } from '../net/protocol';
import type { ObservationOf } from '../table/screens';
import { LessonProgress } from './lesson-progress.svelte';

interface View {
  readonly played: readonly string[];
  readonly mine: boolean;
}

const played =
  (card: string) =>
  ({ view }: ObservationOf<unknown>): boolean =>
    (view as View).played.includes(card);
const plays =
  (card: string) =>
  (move: GameMove): boolean =>
    move.card === card;

const lesson: GameLesson = {
  steps: [
    { id: 'aim', part: 'hand', done: 'read' },
    { id: 'first', part: 'card:a', done: played('a'), allows: plays('a') },
    {
      id: 'second',
      part: () => 'card:b',
      when: ({ view }) => (view as View).mine,
      done: played('b'),
      values: (_, names) => ({ next: names[1] ?? '' }),
    },
    { id: 'score', part: null, done: 'read' },
  ],
  texts: {
    aim: 'Get rid of your cards.',
    first: 'Play the a.',
    second: ({ next }) => `Play the b on ${String(next)}.`,
    score: 'You win.',
  },
};

const at = (
  played: readonly string[],
  mine = true,
  result: Result | null = null,
): ObservationOf<unknown> => ({
  seat: 0,
  view: { played, mine },
  moves: [],
  forms: [],
  awaited: [0],
  timers: [],
  result,
});
const move = (card: string): GameMove => ({ type: 'play', card });
const begin = (done = 0, remember = vi.fn()) => {
  const progress = new LessonProgress(lesson, done, remember);
  progress.observe(at([]), []);
  return progress;
};

it('goes on when something was read, and when the game says that a step is done', () => {
  const remember = vi.fn();
  const progress = begin(0, remember);
  expect([progress.step?.id, progress.number, progress.steps]).toEqual(['aim', 1, 4]);
  expect([progress.readsOn, progress.part, progress.sentence([])]).toEqual([
    true,
    'hand',
    'Get rid of your cards.',
  ]);
  progress.next();
  expect([progress.step?.id, progress.readsOn]).toEqual(['first', false]);
  progress.next();
  expect(progress.step?.id, 'there is nothing to read').toBe('first');
  progress.observe(at(['a']), []);
  expect([progress.step?.id, progress.part, progress.sentence(['Ann', 'Ben'])]).toEqual([
    'second',
    'card:b',
    'Play the b on Ben.',
  ]);
  expect(remember.mock.calls).toEqual([[1], [2]]);
});

it('shows nothing until a step applies', () => {
  const progress = begin(2);
  progress.observe(at(['a'], false), []);
  expect([progress.step, progress.part, progress.sentence([]), progress.finished]).toEqual([
    null,
    null,
    null,
    false,
  ]);
  expect(progress.allows(move('x')), 'whoever watches is not held back').toBe(true);
});

it('holds back what does not fit the step, until the step is done', () => {
  const progress = begin();
  expect(progress.allows(move('a')), 'first there is something to read').toBe(false);
  progress.next();
  expect([progress.allows(move('b')), progress.heldBack]).toEqual([false, true]);
  expect([progress.allows(move('a')), progress.heldBack]).toEqual([true, false]);
  progress.allows(move('b'));
  progress.observe(at(['a']), []);
  expect(progress.heldBack).toBe(false);
  expect(progress.allows(move('anything')), 'this step allows everything').toBe(true);
});

it('goes on after a reload where the game stands', () => {
  const progress = begin(1);
  progress.observe(at(['a', 'b']), []);
  expect(progress.step?.id).toBe('score');
  progress.next();
  expect([progress.finished, progress.step]).toEqual([true, null]);
  expect(begin(99).finished).toBe(true);
});

it('comes to its end even if the game ends in another way', () => {
  const progress = begin();
  progress.observe(at([], true, { ending: 'out', winners: [1], scores: [0, 1] }), []);
  expect(progress.step?.id).toBe('score');
});
